// Case studies as one chart of an office day, from six to six: before and now for each office. A row opens its story.

import type { ReactNode } from 'react';
import { Change, type ChangeProps } from '~/components/Chart/Change';
import { FactLine } from '~/components/FactLine/FactLine';
import { DrawingTile } from '~/components/ObjectDrawing/ObjectDrawing';
import { Picture, type PictureProps } from '~/components/Picture/Picture';
import { Section, type SectionProps } from '~/components/Section/Section';
import type { Link } from '~/components/schema';
import type { DrawingName } from '~/lib/drawings';
import { type Day, DayBars, DayHours, DayList } from '../DayBars/DayBars';
import css from './CaseStudies.module.css';

export type CaseStudy = {
  seed: string;
  title: string;
  category: string;
  /** The institution in a line: name, town, size. */
  facts: readonly string[];
  description: string;
  drawing?: DrawingName;
  day?: Day;
  quote?: { text: string; author: string; position: string };
  results: readonly { figure: string; label: string; change?: ChangeProps['change'] }[];
  /** The last is a link to us. */
  links: readonly Link[];
};

export type CaseStudiesProps = SectionProps & {
  /** Label of the first study: "Featured case study". */
  featuredTitle: string;
  studies: readonly CaseStudy[];
  /** Names of the two bars of a day and of a change. */
  changeWords: ChangeProps['words'];
  pictures?: ReadonlyMap<string, PictureProps>;
};

export function CaseStudies({
  featuredTitle,
  studies,
  changeWords: words,
  pictures,
  ...section
}: CaseStudiesProps) {
  return (
    <Section {...section}>
      <DayHours words={words} className={css.hours} />
      <ul role="list" className={css.list}>
        {studies.map((study, index) => (
          <li key={study.seed}>
            <details className={css.office} open={index === 0}>
              <summary className={css.row}>
                {study.drawing && <DrawingTile name={study.drawing} />}
                <span className="label">
                  {study.category}
                  {index === 0 && `, ${featuredTitle}`}
                </span>
                <h3 className={`large ${css.title}`}>{study.title}</h3>
                <span className="label">{study.facts.slice(0, 2).join(', ')}</span>
                {study.day && <DayBars day={study.day} words={words} className={css.bars} />}
              </summary>
              <Story study={study} words={words} picture={pictures?.get(study.seed)} />
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type StoryProps = {
  study: CaseStudy;
  words: ChangeProps['words'];
  picture?: PictureProps | undefined;
};

export type StudySectionProps = Omit<SectionProps, 'title'> & StoryProps & { children?: ReactNode };

export function StudySection({ study, words, picture, children, ...section }: StudySectionProps) {
  return (
    <Section {...section}>
      <p className="label">{children}</p>
      <h2 className={css.large}>{study.title}</h2>
      <FactLine className="label" facts={study.facts} />
      <Story study={study} words={words} picture={picture} />
    </Section>
  );
}

function Story({ study, words, picture }: StoryProps) {
  const { seed, day, quote, results, description, links } = study;
  const [first, ...others] = results;
  return (
    <article className={css.story} id={seed}>
      {first && (
        <Results results={[first, ...others.map(({ figure, label }) => ({ figure, label }))]} words={words} />
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
        {picture && <Picture {...picture} />}
        <p className={`quiet medium ${css.text}`}>{description}</p>
        {day && <DayList day={day} words={words} />}
        <p className={`medium bold row ${css.links}`}>
          {links.map(({ label, href }) => (
            <a href={href} aria-label={`${label}: ${study.title}`} key={href}>
              {label}
            </a>
          ))}
        </p>
      </div>
    </article>
  );
}

function Results({ results, words }: Pick<CaseStudy, 'results'> & Pick<ChangeProps, 'words'>) {
  return (
    <dl>
      {results.map(({ figure, label, change }) => (
        <div className={css.result} key={label}>
          <dt className={`quiet medium ${css.label}`}>{label}</dt>
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
