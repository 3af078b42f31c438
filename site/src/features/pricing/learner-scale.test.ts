import { expect, it } from 'vitest';
import { learnersAt, stepFor } from './learner-scale';

const scale = { from: 150, to: 20_000, log: true } as const;
const steps = Array.from({ length: 101 }, (_, step) => step);

it('counts up with every step, from end to end', () => {
  const all = steps.map((step) => learnersAt(step, scale));
  expect(all.every((learners, at) => learners > (all[at - 1] ?? 0))).toBe(true);
  expect([all[0], all.at(-1)]).toEqual([scale.from, scale.to]);
});

it('finds the step of a number, and the nearest end of one beyond it', () => {
  expect(steps.map((step) => Math.round(stepFor(learnersAt(step, scale), scale)))).toEqual(steps);
  expect([stepFor(1, scale), stepFor(200_000, scale)]).toEqual([0, 100]);
});
