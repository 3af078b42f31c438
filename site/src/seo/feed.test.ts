// @vitest-environment jsdom

import { expect, it } from 'vitest';
import { feedText } from './feed.ts';

const feed = {
  title: 'Fees & marks',
  description: 'All "articles".',
  path: '/blog/rss.xml',
  archive: '/blog',
};
const item = {
  title: 'Marks < fees & more',
  text: 'What ]]> a bursar’s ledger says',
  date: '2026-11-12',
  path: '/blog/3',
  author: "O'Neill & <Son>",
  category: 'Best Practices',
};

const parse = async (items = [item]) =>
  new DOMParser().parseFromString(await feedText('https://tred.example', feed, items), 'text/xml');
const text = (document: Document, selector: string) => document.querySelector(selector)?.textContent;

it('survives every character', async () => {
  const document = await parse();
  expect(text(document, 'channel > title')).toBe(feed.title);
  expect(text(document, 'item > title')).toBe(item.title);
  expect(text(document, 'item > description')).toContain(item.text);
  expect(document.getElementsByTagName('dc:creator')[0]?.textContent).toBe(item.author);
});

it('names itself, its items and their days in full', async () => {
  const document = await parse();
  expect(document.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(
    'https://tred.example/blog/rss.xml',
  );
  expect(text(document, 'item > link')).toBe('https://tred.example/blog/3');
  expect(text(document, 'item > guid')).toBe('https://tred.example/blog/3');
  expect(new Date(text(document, 'item > pubDate') ?? '').toISOString()).toBe('2026-11-11T21:00:00.000Z');
});

it('tells of the newest fifty, and where the others are', async () => {
  const document = await parse(
    Array.from({ length: 60 }, (_, at) => ({ ...item, path: `/blog/${60 - at}` })),
  );
  const links = [...document.querySelectorAll('item > link')].map(({ textContent }) => textContent);
  expect(links).toHaveLength(50);
  expect(links[0]).toBe('https://tred.example/blog/60');
  const archives = [...document.getElementsByTagName('atom:link')].find(
    (link) => link.getAttribute('rel') === 'archives',
  );
  expect(archives?.getAttribute('href')).toBe('https://tred.example/blog');
});
