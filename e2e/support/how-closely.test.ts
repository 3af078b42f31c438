// Every route and every registered page is looked at closely, and every way of looking comes up.
import { expect, test } from 'vitest';
import { inspections } from './how-closely.ts';
import { registeredPages } from './registered-pages.ts';

const routes = [
  'index.astro',
  'blog/index.astro',
  'blog/[article].astro',
  'docs/[...page].astro',
  'docs/[...page].md.ts',
  '[legal].astro',
];

const closelyOf = (pages: string[]) =>
  inspections(pages, routes)
    .filter(({ closely }) => closely)
    .map(({ address }) => address);

test('a page with a file of its own, the first page of each pattern, and of each folder of a pattern for any path', () => {
  expect(
    closelyOf(['/', '/blog', '/blog/1', '/blog/2', '/docs', '/docs/api/fees', '/docs/api/results']),
  ).toEqual(['/', '/blog', '/blog/1', '/docs', '/docs/api/fees']);
});

test('registered pages that share a route, and pages that no file makes', () => {
  expect(closelyOf(['/imprint', '/licences', '/privacy', '/terms', '/gallery/a/b'])).toEqual([
    '/imprint',
    '/privacy',
    '/terms',
    '/gallery/a/b',
  ]);
});

test('closely means in both themes at both widths; the others take turns', () => {
  const pages = Array.from({ length: 6 }, (_, at) => `/blog/${at}`);
  const looks = inspections(pages, routes).map(({ looks }) =>
    looks.map(({ viewport, theme }) => `${viewport.width} ${theme}`),
  );
  const [first, ...others] = looks;
  expect(first).toEqual(['1280 light', '1280 dark', '320 light', '320 dark']);
  expect(others).toEqual([...(first ?? []).map((look) => [look]), ['1280 light']]);
});

test('the list has each page once', () => {
  expect(new Set(registeredPages).size).toBe(33);
});
