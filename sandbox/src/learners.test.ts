import { expect, it } from 'vitest';
import { learnersOf } from './learners.ts';
import { secondarySchool } from './secondary-school.ts';

const learners = learnersOf(secondarySchool);
const distinct = (values: readonly unknown[]) => new Set(values).size;

it('makes no two with one id or name', () => {
  expect(distinct(learners.map(({ id }) => id))).toBe(learners.length);
  expect(distinct(learners.map((each) => `${each.first_name} ${each.last_name}`))).toBe(learners.length);
});

it('uses the sandbox’s test numbers and no others', () => {
  for (const { guardian } of learners) expect(guardian.phone).toMatch(/^\+2566[07]000000[1-6]$/);
});

it('holds the learner of the documentation’s examples, first of those in S.2 who owe', () => {
  expect(learners.find((learner) => learner.class === 'S.2' && learner.balance > 0)?.id).toBe('lrn_7Qm2xK9d');
});

it('knows the sex and, mostly, the day of birth of those who sit for an examination', () => {
  const candidates = learners.filter(({ sex }) => sex);
  expect(new Set(candidates.map((each) => each.class))).toEqual(new Set(['S.4', 'S.6']));
  const born = candidates.filter(({ birth_date }) => birth_date).length;
  expect(born).toBeGreaterThan(candidates.length / 2);
  expect(born).toBeLessThan(candidates.length);
});
