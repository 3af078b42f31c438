// What a press release's page and the list of releases show.
import { expect, it } from 'vitest';
import { organisation } from '~/facts/organisation';
import type { LoadedPressRelease } from './collection';
import { newestPress, pressPages, pressReleasePage } from './press-release-page';

const release = (slug: string): LoadedPressRelease => ({
  slug,
  title: `On ${slug}`,
  headline: `All about ${slug}`,
  description: 'What it is about.',
  summary: 'In one sentence.',
  date: '2026-10-12',
  place: 'Entebbe',
  draft: false,
  sample: true,
  text: { html: '<h2 id="new">New</h2>', contents: [{ id: 'new', label: 'New' }], inShort: [] },
  pictures: [],
});
const { article, dateline, others } = pressReleasePage(release('languages'), [
  release('bounty'),
  release('languages'),
]);

it('stands under the media kit with its headline; search engines get the title', () => {
  expect(article).toMatchObject({
    title: 'All about languages',
    lead: 'In one sentence.',
    trail: [{ path: '/media-kit' }],
    meta: { path: '/press/languages', title: 'On languages', ogTitle: 'All about languages' },
  });
  expect(dateline).toEqual({ place: 'Entebbe', dateTime: '2026-10-12', date: '12 October 2026' });
});

it('ends with the paragraph about the company, in the contents too', () => {
  expect(article.text.html).toContain(`<h2 id="about">About ${organisation.name}</h2><p>`);
  expect(article.text.contents.map(({ id }) => id)).toEqual(['new', 'about']);
});

it('lists the other releases', () => {
  expect(others.events).toMatchObject([
    {
      title: 'All about bounty',
      date: '12 October 2026',
      facts: ['Press release', 'Entebbe'],
      link: { href: '/press/bounty' },
    },
  ]);
});

it('is told to search engines as news from the company, without a file', () => {
  expect(article.jsonLd).toMatchObject([
    {
      '@type': 'NewsArticle',
      headline: 'All about languages',
      datePublished: '2026-10-12',
      author: { name: organisation.name },
      url: 'https://tred.example/press/languages',
    },
  ]);
  expect(article.jsonLd[0]).not.toHaveProperty('encoding');
});

it('has a list of all as soon as there are more than the media kit shows', () => {
  const few = ['a', 'b', 'c'].map(release);
  expect(newestPress(few)).toMatchObject({ events: [{}, {}, {}], more: undefined });
  expect(pressPages(few)).toEqual([]);

  const many = Array.from({ length: 15 }, (_, at) => release(`r${at}`));
  expect(newestPress(many).events).toHaveLength(3);
  expect(newestPress(many).more).toMatchObject({ href: '/press' });
  expect(pressReleasePage(release('r4'), many).others).toMatchObject({
    events: [{}, {}, {}],
    more: { href: '/press' },
  });
  const [first, second] = pressPages(many);
  expect(first).toMatchObject({ page: 1, meta: { path: '/press' } });
  expect(first?.list.events).toHaveLength(12);
  expect(second).toMatchObject({
    page: 2,
    meta: { path: '/press/page/2', pictureOf: '/press', previous: '/press' },
  });
  expect(second?.list.events).toHaveLength(3);
});
