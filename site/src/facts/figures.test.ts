// A figure that adds others up has to stay true when one of them changes.
import { expect, test } from 'vitest';
import { studies } from '~/content/pages/case-studies';
import { figures } from './figures';

test('the learners of the six institutions add up to the figure in the strip', () => {
  const sizes = [studies.featured, ...studies.studies].map(({ facts }) => {
    const [, size = ''] = facts.join(' ').match(/([\d,]+) (?:learners|students|trainees)/) ?? [];
    return Number(size.replace(/,/g, ''));
  });
  expect(sizes).toHaveLength(6);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total.toLocaleString('en-UG')).toBe(figures.caseStudies[0].figure);
});
