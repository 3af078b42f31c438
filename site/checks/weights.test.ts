import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { budgets } from './budgets.ts';
import { siteOf } from './built-site.ts';
import { pageOf } from './fixtures.ts';
import { firstSearch, weigh, weights } from './weights.ts';

/** Text that cannot be compressed. */
const heavy = (bytes: number) => createHash('shake256', { outputLength: bytes }).digest('base64');

/** A file that is sent with so many bytes. */
const sent = (file: string, bytes: number, text = '') => ({
  [file]: text,
  [`${file}.br`]: 'x'.repeat(bytes),
});

function problemsOf(files: Record<string, string | Buffer>): string[] {
  return weights(siteOf(files), budgets).problems.map(({ where, what }) => `${where} ${what}`);
}

test('a script brings what it imports at once, not what it imports on demand', () => {
  const site = siteOf({
    'index.html': pageOf({ body: '<script type="module" src="/_astro/a.js"></script>' }),
    ...sent('_astro/a.js', 10, 'import{x as y}from"./b.js";import"./c.js";import("./later.js");'),
    ...sent('_astro/b.js', 100, 'import "./c.js"'),
    ...sent('_astro/c.js', 1000),
    '_astro/later.js': heavy(9000),
  });
  const [home] = site.pages;
  expect(home && weigh(home, site).script).toBe(1110);
});

test('an island brings its component and its renderer: by itself, or at a touch', () => {
  const weightOf = (options: string) => {
    const site = siteOf({
      'index.html': pageOf({
        body: `<astro-island client="touch" opts="{&quot;value&quot;:${options}}" component-url="/a.js" renderer-url="/r.js"></astro-island>`,
      }),
      ...sent('a.js', 10),
      ...sent('r.js', 100),
    });
    const [home] = site.pages;
    return home && weigh(home, site);
  };
  const alone = weightOf('{&quot;alone&quot;:true}');
  expect(alone).toMatchObject({ script: 110, touched: 110, islands: 1, eager: 1 });
  expect(weightOf('true')).toMatchObject({ script: 0, touched: 110, islands: 1, eager: 0 });
});

test.each([
  ['the home page', 'index.html', budgets.homeHtml + 1, 'HTML'],
  ['another page', 'about/index.html', budgets.html + 1, 'HTML'],
])('%s that is too heavy is a problem', (_name, file, bytes, expected) => {
  expect(problemsOf(sent(file, bytes, pageOf()))).toEqual([expect.stringContaining(expected)]);
});

test('an island that loads by itself is a problem, except where it is useless without its script', () => {
  const body =
    '<astro-island client="touch" opts="{&quot;value&quot;:{&quot;alone&quot;:true}}"></astro-island>';
  expect(problemsOf({ 'demo/index.html': pageOf({ body }) })).not.toContain(
    '/demo an island loads by itself',
  );
  expect(problemsOf({ 'moving/index.html': pageOf({ body }) })).toEqual([
    '/moving an island loads by itself',
  ]);
});

test('too much script is a problem: less is allowed without an island than with one, and before a touch than after', () => {
  const tag = '<script type="module" src="/a.js"></script>';
  const plain = { 'a/index.html': pageOf({ body: tag }), 'a.js': heavy(4000) };
  expect(problemsOf(plain)).toEqual([expect.stringContaining('JavaScript: 4')]);
  const island = pageOf({ body: '<astro-island client="touch" component-url="/b.js"></astro-island>' });
  const both = pageOf({ body: `${tag}<astro-island client="touch"></astro-island>` });
  expect(problemsOf({ ...plain, 'a/index.html': both })).toEqual([]);
  expect(problemsOf({ 'a/index.html': both, ...sent('a.js', 6000) })).toEqual([
    expect.stringContaining('JavaScript before a touch: 6'),
  ]);
  expect(problemsOf({ 'a/index.html': island, ...sent('b.js', 80_000) })).toEqual([
    expect.stringContaining('JavaScript with islands'),
  ]);
});

test('inline scripts count as JavaScript, data does not', () => {
  const page = (type: string) => ({
    'a/index.html': pageOf({ body: `<script${type}>${heavy(4000)}</script>` }),
  });
  expect(problemsOf(page(''))).toEqual([expect.stringContaining('JavaScript')]);
  expect(problemsOf(page(' type="application/ld+json"'))).toEqual([]);
});

test('a heavy or a second font is a problem', () => {
  const body = '<style>@font-face{src:url(/a.woff2)}@font-face{src:url(/b.woff2)}</style>';
  const files = {
    'a/index.html': pageOf({ body }),
    'a.woff2': Buffer.alloc(15_000),
    'b.woff2': Buffer.alloc(15_000),
  };
  expect(problemsOf(files)).toEqual([
    expect.stringContaining('fonts: 30,000 bytes'),
    expect.stringContaining('2 fonts'),
  ]);
});

test.each([
  ['index.html', budgets.homeTotal],
  ['a/index.html', budgets.total],
])('pictures count in a first visit to %s, unless they are lazy', (file, bytes) => {
  const files = (more: string) => ({
    [file]: pageOf({ body: `<img src="/a.webp" alt=""${more}>` }),
    'a.webp': Buffer.alloc(bytes),
  });
  expect(problemsOf(files(''))).toEqual([expect.stringContaining('a first visit')]);
  expect(problemsOf(files(' loading="lazy"'))).toEqual([]);
});

test('each file of a picture keeps to the budget of whom it is offered to, and loads when it is scrolled to', () => {
  const files = (phone: number, wide: number) => ({
    'a/index.html': pageOf({
      // As React writes it.
      body: '<picture><source media="(min-width: 40rem)" srcSet="/w.avif 800w"><source srcSet="/p.avif 480w"><img src="/p.avif" alt="" loading="lazy"></picture>',
    }),
    'p.avif': Buffer.alloc(phone),
    'w.avif': Buffer.alloc(wide),
  });
  expect(problemsOf(files(40_000, 90_000))).toEqual([]);
  expect(problemsOf(files(40_001, 90_001))).toEqual([
    expect.stringContaining('the picture w.avif: 90,001 bytes, budget 90,000'),
    expect.stringContaining('the picture p.avif: 40,001 bytes, budget 40,000'),
  ]);
});

test('a first search is its script, what that imports and the index, without what the page has loaded', () => {
  const files = {
    'index.html': pageOf({ body: '<script type="module" src="/_astro/shell.js"></script>' }),
    ...sent('_astro/shell.js', 10, 'import("./search-results.client.ab.js")'),
    ...sent('_astro/search-results.client.ab.js', 100, 'import"./shell.js";import"./fold.js"'),
    ...sent('_astro/fold.js', 1000),
    ...sent('search-index.json', 30_000, '{}'),
  };
  expect(firstSearch(siteOf(files))).toEqual({ script: 1100, index: 30_000, total: 31_100 });
  expect(problemsOf(files)).toEqual([]);
  expect(problemsOf({ ...files, 'search-index.json.br': 'i'.repeat(61_000) })).toEqual([
    expect.stringContaining('a first search'),
  ]);
});

test('a form whose script has another name is a problem', () => {
  const files = { 'index.html': pageOf({ body: '<form data-form="contact"></form>' }) };
  expect(problemsOf({ ...files, ...sent('_astro/Form.client.ab.js', 100) })).toEqual([]);
  expect(problemsOf({ ...files, ...sent('_astro/Other.client.ab.js', 100) })).toEqual([
    'the touch of a form has no script called Form.client',
  ]);
});

test('the demo has a budget of its own beyond React, and its script is no other page’s', () => {
  const island = '<astro-island client="touch" component-url="/_astro/DemoOffice.a1.js"></astro-island>';
  const demo = (bytes: number) => ({
    'demo/index.html': pageOf({ address: '/demo', body: island }),
    ...sent('_astro/DemoOffice.a1.js', bytes, 'import"./react.b2.js";'),
    ...sent('_astro/react.b2.js', 60_000),
  });
  expect(problemsOf(demo(44_000))).toEqual([]);
  expect(problemsOf(demo(46_000))).toEqual(['/demo JavaScript beyond React: 46,000 bytes, budget 45,000']);
  expect(problemsOf({ ...demo(5_000), 'a/index.html': pageOf({ address: '/a', body: island }) })).toEqual([
    '/a loads the demo’s script',
  ]);
  expect(problemsOf({ 'demo/index.html': pageOf({ address: '/demo' }) })).toEqual([
    '/demo has no script called DemoOffice',
  ]);
});
