// What the plan by weeks says of a day, and until when what it says stays true.
import type { IsoDay } from '~/lib/dates';
import { comingTerms, type SchoolTerm, weeksLater } from '~/lib/school-terms';

/** A week has passed when the next one has begun. */
export function stateOf(from: IsoDay, weeks: number, today: IsoDay): 'passed' | 'now' | undefined {
  if (today < from) return undefined;
  return weeks > 0 && today >= weeksLater(from, 1) ? 'passed' : 'now';
}

/** The day on which what a plan says today may no longer be so. */
export function planChanges(
  terms: readonly SchoolTerm[],
  steps: readonly { weeks: number }[],
  today: IsoDay,
): IsoDay | undefined {
  const starts = comingTerms(terms, today, 1)[0]?.starts;
  // From the day after the first one it is the plan for the next term.
  if (!starts || starts === today) return starts;
  // A step begins, and passes a week later.
  const days = steps.flatMap(({ weeks }) => [weeksLater(starts, -weeks), weeksLater(starts, 1 - weeks)]);
  return days.filter((day) => day > today).sort()[0];
}
