// Counting in memory, in whatever order marks are taken and given back: exactly as a list of what was let through says.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createKeyedHash } from '../secret.ts';
import { createCounters, type Mark, type Rule } from './counters.ts';

const rules: Rule[] = [
  { name: 'narrow', limit: 3, per: 600 },
  { name: 'wide', limit: 7, per: 600 },
];
const mark: fc.Arbitrary<Mark> = fc.record({
  rule: fc.constantFrom(...rules),
  key: fc.constantFrom('a', 'b'),
  points: fc.integer({ min: 1, max: 3 }),
});
/** Some are let go again: a number says which of those that were let through. */
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.uniqueArray(mark, {
      minLength: 1,
      maxLength: 3,
      selector: ({ rule, key }) => rule.name + key,
    }),
  },
  fc.nat(9),
);

it('lets through what fits, all marks or none, and counts nothing that was given back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const counters = createCounters({ pool: undefined }, createKeyedHash('a secret for tests'));
      const through: Mark[][] = [];
      const used = ({ rule, key }: Mark) =>
        through
          .flat()
          .filter((each) => each.rule === rule && each.key === key)
          .reduce((sum, { points = 1 }) => sum + points, 0);
      for (const each of steps) {
        if (typeof each === 'number') {
          const [back] = through.splice(each, 1);
          if (back) await counters.giveBack(back);
          continue;
        }
        const fits = each.every((one) => used(one) + (one.points ?? 1) <= one.rule.limit);
        expect((await counters.take(each)) === 0).toBe(fits);
        if (fits) through.push(each);
      }
    }),
  );
});
