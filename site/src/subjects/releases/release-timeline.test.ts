// What is out stands on its day, what is to come at the term it is meant for.
import { expect, test } from 'vitest';
import { releaseTimeline } from './release-timeline';

const { strip } = releaseTimeline(
  [
    { version: '2.5.0', date: '2026-10-12' },
    { version: '2.4.0', date: '2026-05-18' },
    { version: '1.0.0', date: '2025-01-10' },
  ],
  '2026-11-15',
);

test('it runs from half a year back, the earliest first, without what is older', () => {
  expect(strip.from).toBe('2026-05-01');
  expect(strip.marks?.slice(0, 2).map(({ name, first }) => [name, first])).toEqual([
    ['2.4.0', '2026-05-18'],
    ['2.5.0', '2026-10-12'],
  ]);
});

test('what is to come is at the first day of its term, and told in words', () => {
  const coming = strip.marks?.find(({ tone }) => tone === 'warm');
  expect(coming?.first).toBe('2027-02-08');
  expect(coming?.name).toMatch(/^2\.6/);
  expect(strip.label).toContain('8 February 2027');
});
