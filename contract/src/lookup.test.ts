import { expect, it } from 'vitest';
import { spamReasons, statuses } from './desk-api.ts';
import { progresses, progressOf } from './lookup.ts';

it('has a word for each status, and each word is used', () => {
  expect(statuses.map((status) => progressOf({ status, spam: null }))).toEqual([...progresses]);
});

it('shows entries in quarantine as received', () => {
  for (const spam of spamReasons)
    for (const status of statuses) expect(progressOf({ status, spam })).toBe('received');
});
