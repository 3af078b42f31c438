import { expect, it } from 'vitest';
import { parseVotes } from './votes.ts';

it('reads votes, and leaves out values that are no numbers', () => {
  expect(parseVotes({ ok: true, votes: { 'offline-marks': 3, sms: 'many' } })).toEqual({
    ok: true,
    votes: { 'offline-marks': 3 },
  });
  for (const body of [undefined, { ok: false }, { ok: true }, { votes: {} }])
    expect(parseVotes(body)).toBeUndefined();
});
