import { expect, test } from 'vitest';
import { sitemapFiles } from './sitemap.ts';

const origin = 'https://x.ug';
const entriesIn = (file = '') => [...file.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry]) => entry);

test('an article has the date that it states, another page none', () => {
  const files = sitemapFiles(
    [{ address: '/pricing' }, { address: '/blog/1', modified: '2026-10-02' }],
    origin,
  );
  expect(entriesIn(files['sitemap-0.xml'])).toEqual([
    '<loc>https://x.ug/blog/1</loc><lastmod>2026-10-02T00:00:00.000Z</lastmod>',
    '<loc>https://x.ug/pricing</loc>',
  ]);
});

test('thousands of pages are in several files, and the index names them', () => {
  const pages = Array.from({ length: 1001 }, (_, at) => ({ address: `/blog/${at}` }));
  const files = sitemapFiles(pages, origin);
  expect(entriesIn(files['sitemap-0.xml'])).toHaveLength(1000);
  expect(entriesIn(files['sitemap-1.xml'])).toEqual(['<loc>https://x.ug/blog/1000</loc>']);
  expect(files['sitemap-index.xml']?.match(/<loc>[^<]*/g)).toHaveLength(2);
});
