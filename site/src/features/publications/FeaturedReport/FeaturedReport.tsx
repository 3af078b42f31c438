// A large teaser for one report: cover, summary, findings and file.

import { Actions } from '~/components/Action/Action';
import { Bar } from '~/components/Chart/Bars';
import { FactLine } from '~/components/FactLine/FactLine';
import { ObjectDrawing } from '~/components/ObjectDrawing/ObjectDrawing';
import { Section } from '~/components/Section/Section';
import type { Link } from '~/components/schema';
import type { DrawingName } from '~/lib/drawings';
import type { ReportWords } from '../words';
import css from './FeaturedReport.module.css';

export type FeaturedReportProps = Omit<ReportWords, 'scope' | 'download' | 'read'> & {
  title: string;
  /** "52 pages", "150+ institutions", "21 September 2026". */
  facts: readonly string[];
  download: Link & { note: string };
  read: Link;
  drawing: DrawingName;
};

export function FeaturedReport({
  kicker,
  title,
  text,
  facts,
  findingsTitle,
  findings,
  download,
  read,
  drawing,
  ...section
}: FeaturedReportProps) {
  return (
    <Section {...section} tone="sunk">
      <article>
        <div className={css.head}>
          {/* The cover repeats the heading, so screen readers skip it. */}
          <div className={`between ${css.cover}`} aria-hidden="true">
            <p className={css.coverTitle}>{title}</p>
            <ObjectDrawing name={drawing} />
          </div>
          <div>
            <p className={`small bold brand ${css.kicker}`}>{kicker}</p>
            <h2 className={css.title}>{title}</h2>
            <FactLine className={`bold numbers ${css.facts}`} facts={facts} />
            <p className={`quiet ${css.text}`}>{text}</p>
            <Actions actions={[download, read]} className={css.actions} />
            <p className={`quiet small numbers ${css.note}`}>{download.note}</p>
          </div>
        </div>
        <h3 className={css.findingsTitle}>{findingsTitle}</h3>
        <ol className={css.findings}>
          {findings.map((finding, index) => (
            <li className={css.finding} key={finding.title} data-reveal>
              <span className={`brand ${css.number}`} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h4>{finding.title}</h4>
                {finding.share !== undefined && (
                  <div className={`chart ${css.share}`}>
                    <Bar lines={[{ length: finding.share, tone: 'brand' }]} /> {finding.share}%
                  </div>
                )}
                <p className={`quiet ${css.findingText}`}>{finding.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </article>
    </Section>
  );
}
