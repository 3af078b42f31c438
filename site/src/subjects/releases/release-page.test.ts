// What a release's page shows.
import { expect, it } from 'vitest';
import { organisation } from '~/facts/organisation';
import { someRelease } from './fixtures';
import { releasePage } from './release-page';

const releases = [someRelease('2.5.0'), someRelease('2.4.0'), someRelease('2.3.0')];
const request = {
  href: '/features/requests#sms',
  title: 'Receipts by SMS',
  description: 'For parents.',
  votes: 12,
};
const pageOf = (version: string, more = {}) =>
  releasePage(someRelease(version, more), releases, [
    { ...request, release: '2.4.0' },
    { ...request, title: 'Elsewhere', release: '2.5.0' },
  ]);
const page = pageOf('2.4.0');

it('names itself by its version, its kind and its first highlight', () => {
  expect(page.meta).toMatchObject({
    path: '/updates/2.4.0',
    title: 'Release 2.4.0: feature release',
    ogTitle: `${organisation.name} 2.4.0: Receipts by SMS`,
    under: [{ path: '/updates' }],
    article: { published: '2026-08-24' },
  });
  expect(page.hero.kicker).toBe('Feature release, 24 August 2026');
  expect(page.highlights).toMatchObject({ title: 'All 2 highlights', features: [{}, {}] });
});

it('names the requests that it completes, and no others', () => {
  expect(page.asked?.features).toMatchObject([
    { title: 'Receipts by SMS', mark: '12 votes', link: { href: '/features/requests#sms' } },
  ]);
  expect(pageOf('2.3.0').asked).toBeUndefined();
});

it('says what to do before it, or that there is nothing to do', () => {
  expect(page.before).toMatchObject({ points: [], text: [expect.stringContaining('Nothing')] });
  expect(pageOf('2.4.0', { before: ['Print the list'] }).before).toMatchObject({
    points: ['Print the list'],
    text: [],
  });
});

it('leads to the older and the newer one', () => {
  expect(page.neighbours).toMatchObject({
    previous: { title: 'Release 2.3.0', href: '/updates/2.3.0' },
    next: { href: '/updates/2.5.0' },
  });
});
