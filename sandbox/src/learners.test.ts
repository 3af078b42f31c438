// The invented learners: as many as promised, the same each time, and nobody's phone rings.
import { expect, it } from 'vitest';
import { learnersOf } from './learners.ts';
import { secondarySchool } from './secondary-school.ts';

const learners = learnersOf(secondarySchool);
const distinct = (values: readonly unknown[]) => new Set(values).size;

it('makes the 240 learners that the developers page promises, forty in each class', () => {
  expect(learners).toHaveLength(240);
  const sizes = [...Map.groupBy(learners, (learner) => learner.class)].map(([of, all]) => [of, all.length]);
  expect(sizes).toEqual(['S.1', 'S.2', 'S.3', 'S.4', 'S.5', 'S.6'].map((of) => [of, 40]));
});

it('makes the same ones every time', () => {
  expect(learnersOf(secondarySchool)).toEqual(learners);
});

it('gives nobody the id or the name of another', () => {
  expect(distinct(learners.map(({ id }) => id))).toBe(240);
  expect(distinct(learners.map(({ first_name, last_name }) => `${first_name} ${last_name}`))).toBe(240);
});

it('uses the sandbox’s test numbers and no others', () => {
  for (const { guardian } of learners) expect(guardian.phone).toMatch(/^\+2566[07]000000[1-6]$/);
});

it('holds the learner of the documentation’s examples, first of those in S.2 who owe', () => {
  const [first] = learners.filter((learner) => learner.class === 'S.2' && learner.balance > 0);
  expect(first).toMatchObject({ id: 'lrn_7Qm2xK9d', last_name: 'Nakato', balance: 350_000 });
});

it('lets one in five owe, and one in ten wait for a LIN, as the sandbox’s page says', () => {
  expect(learners.filter(({ balance }) => balance > 0)).toHaveLength(48);
  expect(learners.filter(({ lin }) => lin === null)).toHaveLength(24);
});

it('knows the sex and, mostly, the day of birth of those who sit for an examination', () => {
  const candidates = learners.filter(({ sex }) => sex);
  expect(new Set(candidates.map((each) => each.class))).toEqual(new Set(['S.4', 'S.6']));
  expect(candidates).toHaveLength(80);
  const born = candidates.filter(({ birth_date }) => birth_date).length;
  expect(born).toBeGreaterThan(60);
  expect(born).toBeLessThan(80);
});
