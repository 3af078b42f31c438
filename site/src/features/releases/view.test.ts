import { expect, it } from 'vitest';
import { capabilities, progressOf } from '~/facts/capabilities';
import { releaseRhythm } from '~/facts/promises';
import { highlightsProblem, type LoadedRelease, newestFirst } from './schema';
import { firstReleases, laterUpdatesPages, releasePage, releaseTimeline } from './view';

const someRelease = (version: string, more: Partial<LoadedRelease> = {}): LoadedRelease => ({
  version,
  date: '2026-08-24',
  type: 'Feature release',
  description: 'Fees by phone.',
  meta: 'Its content.',
  highlights: [],
  fixes: ['A date'],
  sample: false,
  before: [],
  draft: false,
  ...more,
});
const releases = ['2.4.0', '2.10.0', '2.9.1'].map((version) => someRelease(version));
const request = { href: '/features/requests#sms', title: 'SMS', description: 'For parents.', votes: 12 };
const pageOf = (version: string) =>
  releasePage(someRelease(version), releases, [
    { ...request, release: '2.9.1' },
    { ...request, title: 'Elsewhere', release: '2.10.0' },
  ]);

it('puts the newest first, number by number', () => {
  expect(newestFirst(releases).map(({ version }) => version)).toEqual(['2.10.0', '2.9.1', '2.4.0']);
});

it('links to the older and the newer release, if they exist', () => {
  expect(pageOf('2.9.1').neighbours).toMatchObject({
    previous: { href: '/updates/2.4.0' },
    next: { href: '/updates/2.10.0' },
  });
  expect(pageOf('2.10.0').neighbours.next).toBeUndefined();
  expect(pageOf('2.4.0').neighbours.previous).toBeUndefined();
});

it('names the requests that a release completes, and no others', () => {
  expect(pageOf('2.9.1').requests?.features.map(({ title }) => title)).toEqual(['SMS']);
  expect(pageOf('2.4.0').requests).toBeUndefined();
});

it('draws the next release on its own day, not on that of the term', () => {
  const { day, version } = releaseRhythm.next;
  const next = releaseTimeline(releases, day).marks?.find(({ name }) => name.startsWith(version));
  expect(next?.first).toBe(day);
});

it('shows twelve releases on a page, and the older ones on further pages', () => {
  const many = Array.from({ length: 30 }, (_, at) => someRelease(`2.${30 - at}.0`));
  expect(firstReleases(many).releases).toHaveLength(12);
  const [, last] = laterUpdatesPages(many);
  expect(last?.log.releases).toHaveLength(6);
  expect(last?.meta).toMatchObject({ path: '/updates/page/3', previous: '/updates/page/2' });
  expect(laterUpdatesPages(many.slice(0, 12))).toEqual([]);
});

it('refuses highlights that disagree with the register of capabilities', () => {
  const [id = '', release = ''] =
    Object.keys(capabilities())
      .map((each) => [each, progressOf(each).release])
      .find(([, version]) => version) ?? [];
  const all = Object.keys(capabilities()).filter((each) => progressOf(each).release === release);
  const highlights = all.map((capability) => ({ capability }));
  expect(highlightsProblem(release, { highlights })).toBeUndefined();
  expect(highlightsProblem(release, { highlights: [] })).toContain('no highlight names');
  expect(highlightsProblem('0.0.1', { highlights: [{ capability: id }] })).toContain(id);
});
