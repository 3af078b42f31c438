import { expect, test } from 'vitest';
import { comingTerms, nextTerm, termsOfYear, weeksLater } from './school-terms.ts';

const known = [
  { name: 'Term II 2026', starts: '2026-05-25', ends: '2026-08-21', published: true },
  { name: 'Term III 2026', starts: '2026-09-14', ends: '2026-12-04', published: true },
  { name: 'Term I 2027', starts: '2027-02-08', ends: '2027-04-30', published: false },
  { name: 'Term II 2027', starts: '2027-05-24', ends: '2027-08-20', published: false },
  { name: 'Term III 2027', starts: '2027-09-13', ends: '2027-12-03', published: false },
];

test('a term that begins today is the next one, and the day after it is not', () => {
  expect(nextTerm(known, '2027-02-08')?.name).toBe('Term I 2027');
  expect(nextTerm(known, '2027-02-09')?.name).toBe('Term II 2027');
});

test('after the last known term the year is repeated, on the same weekdays and without drifting', () => {
  expect(comingTerms(known, '2027-09-14', 4)).toEqual([
    { name: 'Term I 2028', starts: '2028-02-07', ends: '2028-04-28', published: false },
    { name: 'Term II 2028', starts: '2028-05-22', ends: '2028-08-18', published: false },
    { name: 'Term III 2028', starts: '2028-09-11', ends: '2028-12-01', published: false },
    { name: 'Term I 2029', starts: '2029-02-05', ends: '2029-04-27', published: false },
  ]);
  const late = nextTerm(known, '2040-01-01');
  expect(late?.name).toBe('Term I 2040');
  expect(new Date(late?.starts ?? '').getUTCDay()).toBe(1);
  expect(Math.abs(Date.parse(late?.starts ?? '') - Date.parse('2040-02-08'))).toBeLessThan(4 * 86_400_000);
});

test('no list gives no term', () => expect(nextTerm([], '2027-01-01')).toBeUndefined());

test('weeks are counted in both directions', () => {
  expect(weeksLater('2027-02-08', -8)).toBe('2026-12-14');
  expect(weeksLater('2027-02-08', 1)).toBe('2027-02-15');
});

test('a year from any day has the term that runs then and those that begin in it', () => {
  const names = (from: string) => termsOfYear(known, from).map(({ name }) => name);
  expect(names('2026-11-01')).toEqual(['Term III 2026', 'Term I 2027', 'Term II 2027', 'Term III 2027']);
  expect(names('2027-01-01')).toEqual(['Term I 2027', 'Term II 2027', 'Term III 2027']);
});
