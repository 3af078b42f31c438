// A position is listed up to and on its last day, and the newest comes first.
import { expect, test } from 'vitest';
import { someJob } from './fixtures';
import { openPositions } from './open-positions';

const titles = (today: string) =>
  openPositions(
    [
      someJob('Trainer', { posted: '2026-09-01', closes: '2026-11-30' }),
      someJob('Engineer', { posted: '2026-10-01' }),
      someJob('Designer', { posted: '2026-10-01', closes: '2027-01-15' }),
    ],
    today,
  ).map(({ title }) => title);

test('the newest first, then by title', () => {
  expect(titles('2026-11-15')).toEqual(['Designer', 'Engineer', 'Trainer']);
});

test('listed on the last day, gone the day after', () => {
  expect(titles('2026-11-30')).toContain('Trainer');
  expect(titles('2026-12-01')).not.toContain('Trainer');
});

test('one without a last day stays', () => {
  expect(titles('2030-01-01')).toEqual(['Engineer']);
});
