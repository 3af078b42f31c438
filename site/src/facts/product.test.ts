// The practice school has the same number of learners everywhere.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { learnersOf } from '@tred/sandbox/learners';
import { secondarySchool } from '@tred/sandbox/secondary-school';
import { expect, it } from 'vitest';
import { contentFolder } from '../readers/read-facts.ts';
import { practiceLearners } from './product.ts';

it('agrees with the sandbox', () => {
  expect(practiceLearners).toBe(learnersOf(secondarySchool).length);
});

it('is typed nowhere', () => {
  const typed = globSync('**/*.{md,yaml,ts}', { cwd: contentFolder }).flatMap((file) =>
    [
      ...readFileSync(join(contentFolder, file), 'utf8').matchAll(
        /[\d,]+ invented learners|(?:practice|made-up|complete) school[^.]{0,40}? [\d,]+ (?:invented )?learners/g,
      ),
    ].map(([words]) => `${file}: ${words}`),
  );
  expect(typed).toEqual([]);
});
