// What employment-type.ts promises.
import { expect, test } from 'vitest';
import { employmentType } from './employment-type.ts';

test.each([
  ['Full-time', 'FULL_TIME'],
  ['Part-time', 'PART_TIME'],
  ['Part time', 'PART_TIME'],
  ['Contract', 'CONTRACTOR'],
  ['Internship', 'INTERN'],
  ['Fixed-term', 'TEMPORARY'],
  ['Secondment', 'OTHER'],
])('%s is %s', (written, accepted) => {
  expect(employmentType(written)).toBe(accepted);
});
