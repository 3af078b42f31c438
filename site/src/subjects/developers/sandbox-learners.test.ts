// The invented learners: as many as promised, the same each time, and nobody's phone rings.
import { expect, it } from 'vitest';
import * as school from '~/content/uganda-data/sandbox-school';
import { classes } from '~/content/uganda-data/sandbox-school';
import { learners, sandboxLearners } from './sandbox-learners';

const distinct = (values: readonly unknown[]) => new Set(values).size;

it('makes the 240 learners that the developers page promises, forty in each class', () => {
  expect(learners).toHaveLength(240);
  const sizes = [...Map.groupBy(learners, (learner) => learner.class)].map(([of, all]) => [of, all.length]);
  expect(sizes).toEqual(classes.map((of) => [of, 40]));
});

it('makes the same ones at every build', () => {
  expect(sandboxLearners(school)).toEqual(learners);
});

it('gives nobody the id or the name of another', () => {
  expect(distinct(learners.map(({ id }) => id))).toBe(240);
  expect(distinct(learners.map(({ first_name, last_name }) => `${first_name} ${last_name}`))).toBe(240);
});

it('uses the sandbox’s test numbers and no others', () => {
  for (const { guardian } of learners) expect(guardian.phone).toMatch(/^\+2566[07]000000[1-6]$/);
});

it('holds the learner of the documentation’s examples', () => {
  expect(learners).toContainEqual(
    expect.objectContaining({ id: 'lrn_7Qm2xK9d', last_name: 'Nakato', balance: 350_000 }),
  );
});

it('lets one in five owe, and one in ten wait for a LIN, as the sandbox’s page says', () => {
  expect(learners.filter(({ balance }) => balance > 0)).toHaveLength(48);
  expect(learners.filter(({ lin }) => lin === null)).toHaveLength(24);
});
