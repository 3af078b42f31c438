// The plan in weeks before a term; CSS shows the dates of the chosen one. Each day has its own build.

import { PillRadios } from '~/components/PillRadios/PillRadios';
import { Section } from '~/components/Section/Section';
import { formatDate, type IsoDay } from '~/lib/dates';
import { comingTerms, type SchoolTerm, weeksLater } from '~/lib/school-terms';
import type { TermPlanWords } from '../words.ts';
import css from './TermPlan.module.css';

/** A step has passed when the next week starts. */
function stateOf(from: IsoDay, weeks: number, today: IsoDay): 'passed' | 'now' | undefined {
  if (today < from) return undefined;
  return weeks > 0 && today >= weeksLater(from, 1) ? 'passed' : 'now';
}

type TermPlanProps = TermPlanWords & {
  terms: readonly SchoolTerm[];
  today: IsoDay;
};

/** Schools that are late for the next term can choose a later one. */
const OFFERED = 3;

export function TermPlan({ terms, today, steps, words, ...section }: TermPlanProps) {
  const coming = comingTerms(terms, today, OFFERED);
  if (coming.length === 0) return null;
  return (
    <Section {...section}>
      <div className={css.plans}>
        <div className={css.choice}>
          <PillRadios
            legend={words.choose}
            showLegend
            name="term"
            options={coming.map(({ name }) => ({ value: name, label: name }))}
            chosen={coming[0]?.name ?? ''}
          />
        </div>
        <div className={css.byTerm}>
          {coming.map(({ name, starts, published }) => (
            <p className={css.term} key={name}>
              {name} {words.begins} <strong>{formatDate(starts)}</strong>. {!published && words.expected}
            </p>
          ))}
        </div>
        <ol className={css.steps}>
          {steps.map(({ weeks, title, text }) => {
            const days = coming.map(({ name, starts }) => {
              const from = weeksLater(starts, -weeks);
              return { name, from, state: stateOf(from, weeks, today) };
            });
            const passed = days[0]?.state === 'passed';
            return (
              <li className={passed ? `${css.step} ${css.passed}` : css.step} key={title}>
                <div className={`row between ${css.when}`}>
                  <p className={`brand ${css.week}`}>{weekOf(weeks, words)}</p>
                  <div className={css.byTerm}>
                    {days.map(({ name, from, state }) => (
                      <p className="quiet small numbers" key={name}>
                        <time dateTime={from}>{formatDate(from)}</time>
                        {state && <span className={`bold ${css.state}`}>{words[state]}</span>}
                      </p>
                    ))}
                  </div>
                </div>
                <div>
                  <h3 className={css.title}>{title}</h3>
                  <p className={`quiet ${css.text}`}>{text}</p>
                </div>
              </li>
            );
          })}
        </ol>
      </div>
      <p className={css.late}>{words.late}</p>
    </Section>
  );
}

function weekOf(weeks: number, words: TermPlanProps['words']): string {
  if (weeks === 0) return words.firstDay;
  return weeks === 1 ? words.weekBefore : words.weeksBefore.replace('{weeks}', String(weeks));
}
