// The plan in weeks before the next term. The build uses its own day, the browser today; the visitor can choose a later
// term.
import { useEffect, useState } from 'react';
import { formatDate, type IsoDay, todayInKampala } from '~/lib/dates';
import { comingTerms, type SchoolTerm, weeksLater } from '~/lib/school-terms';
import { PillRadios } from '~/ui/PillRadios/PillRadios';
import { Section } from '~/ui/Section/Section';
import type { TermPlanWords } from '../words.ts';
import css from './TermPlan.module.css';

/** A step has passed when the next week starts. */
function stateOf(from: IsoDay, weeks: number, today: IsoDay): 'passed' | 'now' | undefined {
  if (today < from) return undefined;
  return weeks > 0 && today >= weeksLater(from, 1) ? 'passed' : 'now';
}

/** The next day on which the plan may change. */
export function planChanges(
  terms: readonly SchoolTerm[],
  steps: readonly { weeks: number }[],
  today: IsoDay,
): IsoDay | undefined {
  const starts = comingTerms(terms, today, 1)[0]?.starts;
  // After the first day of term the plan is for the next term.
  if (!starts || starts === today) return starts;
  // A step starts, and passes a week later.
  const days = steps.flatMap(({ weeks }) => [weeksLater(starts, -weeks), weeksLater(starts, 1 - weeks)]);
  return days.filter((day) => day > today).sort()[0];
}

type TermPlanProps = TermPlanWords & {
  terms: readonly SchoolTerm[];
  /** The day of the build. */
  today: IsoDay;
};

/** Schools that are late for the next term can choose a later one. */
const OFFERED = 3;

export function TermPlan({ terms, today: built, steps, words, ...section }: TermPlanProps) {
  const [today, setToday] = useState(built);
  const [chosen, setChosen] = useState('');
  useEffect(() => setToday(todayInKampala()), []);
  const coming = comingTerms(terms, today, OFFERED);
  const term = coming.find(({ name }) => name === chosen) ?? coming[0];
  if (!term) return null;
  return (
    <Section {...section}>
      <PillRadios
        legend={words.choose}
        showLegend
        name="term"
        options={coming.map(({ name }) => ({ value: name, label: name }))}
        chosen={term.name}
        needsScript
        onChoose={setChosen}
      />
      <p className={css.term} aria-live="polite">
        {term.name} {words.begins} <strong>{formatDate(term.starts)}</strong>.{' '}
        {!term.published && words.expected}
      </p>
      <ol className={css.steps}>
        {steps.map(({ weeks, title, text }) => {
          const from = weeksLater(term.starts, -weeks);
          const state = stateOf(from, weeks, today);
          return (
            <li className={state === 'passed' ? `${css.step} ${css.passed}` : css.step} key={title}>
              <div className={css.when}>
                <p className={css.week}>{weekOf(weeks, words)}</p>
                <p className={css.date}>
                  <time dateTime={from}>{formatDate(from)}</time>
                  {state && <span className={css.state}>{words[state]}</span>}
                </p>
              </div>
              <div>
                <h3 className={css.title}>{title}</h3>
                <p className={css.text}>{text}</p>
              </div>
            </li>
          );
        })}
      </ol>
      <p className={css.late}>{words.late}</p>
    </Section>
  );
}

function weekOf(weeks: number, words: TermPlanProps['words']): string {
  if (weeks === 0) return words.firstDay;
  return weeks === 1 ? words.weekBefore : words.weeksBefore.replace('{weeks}', String(weeks));
}
