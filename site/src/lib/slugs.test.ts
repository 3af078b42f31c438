// What slugs.ts promises.
import { expect, test } from 'vitest';
import { categorySlug, slugify } from './slugs.ts';

test('categorySlug is lower case with the first space as a hyphen', () => {
  expect(categorySlug('Technology')).toBe('technology');
  expect(categorySlug('Best Practices')).toBe('best-practices');
  expect(categorySlug('Uganda Education')).toBe('uganda-education');
  expect(categorySlug('A B C')).toBe('a-b c');
});

test('slugify keeps letters and digits only', () => {
  expect(slugify('  What does “NET 30” mean?  ')).toBe('what-does-net-30-mean');
  expect(slugify("Bursar's café & co.")).toBe('bursars-cafe-co');
  expect(slugify('v2.5.0')).toBe('v2-5-0');
});
