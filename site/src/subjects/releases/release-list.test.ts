// Releases in the log and in the feed.
import { expect, it } from 'vitest';
import { organisation } from '~/facts/organisation';
import { someRelease } from './fixtures';
import { feedItem, laterUpdatesPages, logEntry, updatesPage } from './release-list';

it('shows the first four highlights in the log, and marks what brings something new', () => {
  const highlights = ['One', 'Two', 'Three', 'Four', 'Five'].map((title) => ({ title, text: '' }));
  expect(logEntry(someRelease('2.4.0', { highlights }))).toMatchObject({
    version: '2.4.0',
    date: '24 August 2026',
    typeTone: 'good',
    highlights: ['One', 'Two', 'Three', 'Four'],
    href: '/updates/2.4.0',
  });
  expect(logEntry(someRelease('2.4.1', { type: 'Maintenance release' })).typeTone).toBe('neutral');
});

it('tells the feed what is new in one paragraph', () => {
  expect(feedItem(someRelease('2.4.0'))).toEqual({
    title: `${organisation.name} 2.4.0: Receipts by SMS`,
    text: 'Fees by phone. Receipts by SMS. Faster lists.',
    date: '2026-08-24',
    path: '/updates/2.4.0',
    category: 'Feature release',
  });
});

it('shows twelve releases on a page, and the older ones on further pages', () => {
  const releases = Array.from({ length: 30 }, (_, at) => someRelease(`2.${30 - at}.0`));
  const first = updatesPage(releases);
  expect(first.log.releases).toHaveLength(12);
  const [, last] = laterUpdatesPages(releases);
  expect(last?.log.releases.map(({ version }) => version)).toEqual([
    '2.6.0',
    '2.5.0',
    '2.4.0',
    '2.3.0',
    '2.2.0',
    '2.1.0',
  ]);
  expect(last?.meta).toMatchObject({ path: '/updates/page/3', previous: '/updates/page/2' });
  expect(laterUpdatesPages(releases.slice(0, 12))).toEqual([]);
});
