// What customers achieved: one study set large, the others as ruled rows; the results are figures to compare.

import type { ReactNode } from 'react';
import type { DrawingName } from '~/lib/drawings';
import { factLine } from '~/lib/words';
import { Action } from '~/ui/Action/Action';
import { Badge } from '~/ui/Badge/Badge';
import { Change, type ChangeProps } from '~/ui/Chart/Change';
import { ObjectDrawing } from '~/ui/ObjectDrawing/ObjectDrawing';
import { Picture, type PictureProps } from '~/ui/Picture/Picture';
import { Section, type SectionProps } from '~/ui/Section/Section';
import type { Link } from '~/ui/words';
import css from './CaseStudies.module.css';

export type CaseStudy = {
  /** Its short name, which never changes. */
  seed: string;
  drawing: DrawingName;
  title: string;
  category: string;
  /** Who it is about, in a line: name, town, size. */
  facts: readonly string[];
  description: string;
  quote?: { text: string; author: string; position: string };
  results: readonly { figure: string; label: string; change?: ChangeProps['change'] }[];
  /** The last leads to us. */
  links: readonly Link[];
};

export type CaseStudiesProps = SectionProps & {
  /** What the large one is called: "Featured case study". */
  featuredTitle: string;
  featured: CaseStudy;
  studies: readonly CaseStudy[];
  /** What the two bars of a change are called. */
  changeWords: ChangeProps['words'];
  /** By the name of the study, in the place of its drawing. */
  pictures?: ReadonlyMap<string, PictureProps>;
  /** The drawing of the large one. */
  children?: ReactNode;
};

export function CaseStudies({
  featuredTitle,
  featured,
  studies,
  changeWords,
  pictures,
  children,
  ...section
}: CaseStudiesProps) {
  const large = pictures?.get(featured.seed);
  return (
    <>
      <Section tone="sunk">
        <article className={css.featured}>
          <div className={css.words}>
            <p className={css.kicker}>
              {featuredTitle} <Badge tone="accent">{featured.category}</Badge>{' '}
              {section.mark && <Badge>{section.mark}</Badge>}
            </p>
            <h2 className={css.large}>{featured.title}</h2>
            <p className={css.facts}>{factLine(featured.facts)}</p>
            <p className={css.text}>{featured.description}</p>
            <Said {...featured} />
            <div className={css.action}>
              {featured.links.map(({ label, href }) => (
                <Action href={href} look="secondary" key={href}>
                  {label}
                  <span className="visually-hidden">: {featured.title}</span>
                </Action>
              ))}
            </div>
          </div>
          <div className={css.picture}>{large ? <Picture {...large} /> : children}</div>
          <Results results={featured.results} words={changeWords} />
        </article>
      </Section>
      <Section {...section}>
        <ul>
          {studies.map((study) => {
            const picture = pictures?.get(study.seed);
            return (
              <li key={study.seed} data-reveal>
                <article className={css.study}>
                  <div className={css.cover}>
                    {picture ? <Picture {...picture} /> : <ObjectDrawing name={study.drawing} />}
                  </div>
                  <div className={css.words}>
                    <Badge>{study.category}</Badge>
                    <h3 className={css.title}>{study.title}</h3>
                    <p className={css.facts}>{factLine(study.facts)}</p>
                    <p className={css.text}>{study.description}</p>
                    <Said {...study} />
                    <p className={css.link}>
                      {study.links.map(({ label, href }) => (
                        <a href={href} key={href}>
                          {label}
                          <span className="visually-hidden">: {study.title}</span>
                        </a>
                      ))}
                    </p>
                  </div>
                  <Results results={study.results} words={changeWords} />
                </article>
              </li>
            );
          })}
        </ul>
      </Section>
    </>
  );
}

const Said = ({ quote }: Pick<CaseStudy, 'quote'>) =>
  quote && (
    <blockquote className={css.text}>
      <p>“{quote.text}”</p>
      <p>{factLine([quote.author, quote.position])}</p>
    </blockquote>
  );

export type ResultsProps = Pick<CaseStudy, 'results'> & Pick<ChangeProps, 'words'>;

/** Its figures, also for a page that shows one study. */
export function Results({ results, words }: ResultsProps) {
  return (
    <dl className={css.results}>
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
