// Case studies: the office day before and now, a figure, a quote, and a summary.

import type { ReactNode } from 'react';
import type { DrawingName } from '~/lib/drawings';
import { Badge } from '~/ui/Badge/Badge';
import { Change, type ChangeProps } from '~/ui/Chart/Change';
import { FactLine } from '~/ui/FactLine/FactLine';
import { ObjectDrawing } from '~/ui/ObjectDrawing/ObjectDrawing';
import { Picture, type PictureProps } from '~/ui/Picture/Picture';
import { SampleMark } from '~/ui/SampleMark/SampleMark';
import { Section, type SectionProps } from '~/ui/Section/Section';
import type { Link } from '~/ui/words';
import { DayStrips, type DayStripsProps } from '../DayStrips/DayStrips';
import css from './CaseStudies.module.css';

export type CaseStudy = {
  /** Permanent short name. */
  seed: string;
  drawing: DrawingName;
  title: string;
  category: string;
  /** The institution in a line: name, town, size. */
  facts: readonly string[];
  description: string;
  day?: DayStripsProps['day'];
  quote?: { text: string; author: string; position: string };
  /** The first is large, with a chart. */
  results: readonly { figure: string; label: string; change?: ChangeProps['change'] }[];
  /** The last is a link to us. */
  links: readonly Link[];
};

export type CaseStudiesProps = SectionProps & {
  /** Label of the first study: "Featured case study". */
  featuredTitle: string;
  featured: CaseStudy;
  studies: readonly CaseStudy[];
  /** Names of the two strips of a day and the two bars of a change. */
  changeWords: ChangeProps['words'];
  /** Replaces the drawing of a study, by its name. */
  pictures?: ReadonlyMap<string, PictureProps>;
};

export function CaseStudies({
  featuredTitle,
  featured,
  studies,
  changeWords: words,
  pictures,
  ...section
}: CaseStudiesProps) {
  return (
    <>
      <StudySection
        tone="sunk"
        study={featured}
        words={words}
        picture={pictures?.get(featured.seed)}
        {...(section.mark && { mark: section.mark })}
      >
        {featuredTitle} <Badge tone="busy">{featured.category}</Badge>
      </StudySection>
      <Section {...section}>
        <ul className={css.list}>
          {studies.map((study) => (
            <li key={study.seed}>
              <Study
                study={study}
                words={words}
                picture={pictures?.get(study.seed)}
                title={<h3>{study.title}</h3>}
              >
                <Badge>{study.category}</Badge>
              </Study>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

type StudyProps = {
  study: CaseStudy;
  words: ChangeProps['words'];
  picture?: PictureProps | undefined;
  title: ReactNode;
  /** Above the title: its kind. */
  children?: ReactNode;
};

export type StudySectionProps = Omit<SectionProps, 'title'> & Omit<StudyProps, 'title'>;

/** One study as a section. */
export function StudySection({ study, words, picture, mark, children, ...section }: StudySectionProps) {
  return (
    <Section {...section}>
      <Study
        study={study}
        words={words}
        picture={picture}
        title={<h2 className={css.large}>{study.title}</h2>}
      >
        {children} {mark && <SampleMark>{mark}</SampleMark>}
      </Study>
    </Section>
  );
}

function Study({ study, words, picture, title, children }: StudyProps) {
  const { day, quote, results, description, links } = study;
  const [first, ...others] = results;
  return (
    <article className={css.study} id={study.seed}>
      <div className={css.opening}>
        <div className={css.cover}>
          {picture ? <Picture {...picture} /> : <ObjectDrawing name={study.drawing} />}
        </div>
        <p className={css.kicker}>{children}</p>
        {title}
        <FactLine className={css.facts} facts={study.facts} />
      </div>
      {day && <DayStrips day={day} words={words} />}
      <div className={css.columns}>
        {first && (
          <Results
            results={[first, ...others.map(({ figure, label }) => ({ figure, label }))]}
            words={words}
          />
        )}
        {quote && (
          <blockquote className={css.quote}>
            <p>“{quote.text}”</p>
            <footer>
              <FactLine facts={[quote.author, quote.position]} />
            </footer>
          </blockquote>
        )}
        <div>
          <p className={css.text}>{description}</p>
          <p className={css.links}>
            {links.map(({ label, href }) => (
              <a href={href} key={href}>
                {label}
                <span className="visually-hidden">: {study.title}</span>
              </a>
            ))}
          </p>
        </div>
      </div>
    </article>
  );
}

function Results({ results, words }: Pick<CaseStudy, 'results'> & Pick<ChangeProps, 'words'>) {
  return (
    <dl>
      {results.map(({ figure, label, change }) => (
        <div className={css.result} key={label}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.figure}>{figure}</dd>
          {change && (
            <dd className={css.change}>
              <Change change={change} words={words} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
