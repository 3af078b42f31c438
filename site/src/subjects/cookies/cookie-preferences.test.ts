// A choice counts for a year, and nonsense in the browser's storage counts for nothing.
import { expect, test } from 'vitest';
import { DEFAULT_CHOICE, readChoice, storedForm, yearAfter } from './cookie-preferences';

const choice = { ...DEFAULT_CHOICE, preferences: false, marketing: true };
const at = (day: string) => Date.parse(`${day}T12:00:00Z`);

test('comes back as it was stored, for a year', () => {
  const stored = storedForm(choice, at('2026-11-15'));
  expect(readChoice(stored, at('2026-11-15'))).toMatchObject(choice);
  expect(readChoice(stored, at('2027-11-14'))).toMatchObject(choice);
  expect(readChoice(stored, at('2027-11-16'))).toBeUndefined();
});

test('a leap day runs out on 1 March', () => {
  expect(yearAfter(at('2028-02-29'))).toBe(at('2029-03-01'));
});

test.each([null, '', 'yes', '{}', 'null', '[]'])('reads nothing out of %s', (stored) => {
  expect(readChoice(stored, at('2026-11-15'))).toBeUndefined();
});
