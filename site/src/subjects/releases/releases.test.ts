// Versions in their order.
import { expect, it } from 'vitest';
import { newestFirst, releasesBeside } from './releases.ts';

const releases = ['2.4.0', '2.10.0', '2.9.1', '2.4.2'].map((id) => ({ id }));

it('puts the newest first, number by number', () => {
  expect(newestFirst(releases).map(({ id }) => id)).toEqual(['2.10.0', '2.9.1', '2.4.2', '2.4.0']);
});

it('knows the neighbours of a release, and that the ends have one each', () => {
  expect(releasesBeside('2.9.1', releases)).toEqual({ newer: { id: '2.10.0' }, older: { id: '2.4.2' } });
  expect(releasesBeside('2.10.0', releases)).toEqual({ newer: undefined, older: { id: '2.9.1' } });
  expect(releasesBeside('2.4.0', releases)).toEqual({ newer: { id: '2.4.2' }, older: undefined });
});
