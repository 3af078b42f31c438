// What slugs.ts promises.
import { expect, test } from 'vitest';
import { slugify } from './slugs.ts';

test('slugify keeps letters and digits only', () => {
  expect(slugify('  What does “NET 30” mean?  ')).toBe('what-does-net-30-mean');
  expect(slugify("Bursar's café & co.")).toBe('bursars-cafe-co');
  expect(slugify('v2.5.0')).toBe('v2-5-0');
});
