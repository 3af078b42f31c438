import { expect, it } from 'vitest';
import { planChanges } from './TermPlan';

const terms = [
  { name: 'One', starts: '2027-02-08', ends: '2027-04-30', published: true },
  { name: 'Two', starts: '2027-05-24', ends: '2027-08-20', published: true },
];
const steps = [{ weeks: 8 }, { weeks: 1 }, { weeks: 0 }];

it.each([
  ['before the first step it is the day on which that begins', '2026-11-15', '2026-12-14'],
  ['within a step, the day on which its week has passed', '2026-12-14', '2026-12-21'],
  ['after it, the day on which the next one begins', '2026-12-21', '2027-02-01'],
  ['in the last week, the first day of term', '2027-02-07', '2027-02-08'],
  ['on that day, itself', '2027-02-08', '2027-02-08'],
  ['after the first day of term the plan is for the next one', '2027-02-09', '2027-03-29'],
])('%s', (_, today, changes) => {
  expect(planChanges(terms, steps, today)).toBe(changes);
});
