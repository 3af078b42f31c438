// Versions in their order.
import { expect, it } from 'vitest';
import { someRelease } from './fixtures';
import { newestFirst, releasesBeside } from './releases';

const releases = ['2.4.0', '2.10.0', '2.9.1', '2.4.2'].map((version) => someRelease(version));
const beside = (version: string) => {
  const { newer, older } = releasesBeside(someRelease(version), releases);
  return [newer?.version, older?.version];
};

it('puts the newest first, number by number', () => {
  expect(newestFirst(releases).map(({ version }) => version)).toEqual(['2.10.0', '2.9.1', '2.4.2', '2.4.0']);
});

it('knows the neighbours of a release, and that the ends have one each', () => {
  expect(beside('2.9.1')).toEqual(['2.10.0', '2.4.2']);
  expect(beside('2.10.0')).toEqual([undefined, '2.9.1']);
  expect(beside('2.4.0')).toEqual(['2.4.2', undefined]);
});
