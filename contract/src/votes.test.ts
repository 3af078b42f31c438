// What is taken for the desk's count of votes, and what is not.
import { expect, it } from 'vitest';
import { parseVotes } from './votes.ts';

it('reads votes, and leaves out what is no count', () => {
  expect(parseVotes({ ok: true, votes: { 'offline-marks': 3, sms: 'many' } })).toEqual({
    ok: true,
    votes: { 'offline-marks': 3 },
  });
  for (const answer of [undefined, { ok: false }, { ok: true }, { votes: {} }])
    expect(parseVotes(answer)).toBeUndefined();
});
