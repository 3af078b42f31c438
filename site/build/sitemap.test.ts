import { expect, test } from 'vitest';
import { putFiles, testFolder } from '../../server/src/test-folder.ts';
import { sitemapEntry } from './sitemap.ts';

const dist = testFolder();
const canonical = (path: string) => `<link rel="canonical" href="https://x.ug${path}">`;
const entry = (path: string, head: string) => {
  putFiles(dist, { [`${path}/index.html`]: `<head>${head}</head>` });
  return sitemapEntry(dist, { url: `https://x.ug${path}` });
};

test('an article has the date that it states, another page none', () => {
  const modified = '<meta property="article:modified_time" content="2026-10-02">';
  expect(entry('/blog/1', canonical('/blog/1') + modified)?.lastmod).toBe('2026-10-02');
  expect(entry('/pricing', canonical('/pricing'))).toEqual({ url: 'https://x.ug/pricing' });
});

test('leaves out what asks not to be listed, and other addresses of a page', () => {
  expect(entry('/thanks', '<meta name="robots" content="noindex">')).toBeUndefined();
  expect(entry('/alias', canonical('/pricing'))).toBeUndefined();
});
