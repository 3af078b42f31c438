import { expect, test } from 'vitest';
import { siteOf } from './built-site.ts';
import { pageOf } from './fixtures.ts';
import { linkedPages, links } from './links.ts';

const card = { 'og/card.png': '' };
const problemsOf = (files: Record<string, string>) =>
  links(siteOf({ ...card, ...files })).problems.map(({ where, what }) => `${where} ${what}`);
const home = (body: string, head = '') => ({ 'index.html': pageOf({ body, head }) });

test.each([
  ['an empty link', '<a href="#">x</a>', 'leads nowhere'],
  [
    'a missing picture of a set',
    '<img src="/og/card.png" srcset="/og/card.png 1x, /b.png 2x" alt="">',
    '/b.png',
  ],
  ['a missing font', '<style>@font-face{src:url("/a.woff2")}</style>', '/a.woff2'],
  ['plain http', '<a href="http://example.org">x</a>', 'not https'],
  ['a new tab with an opener', '<a href="https://example.org" target="_blank">x</a>', 'noopener'],
  ['a local phone number', '<a href="tel:0600900100">x</a>', 'international'],
  ['a broken mail address', '<a href="mailto:hello">x</a>', 'no mail address'],
  ['a search form that leads nowhere', '<form action="/search"></form>', '/search'],
  [
    'data for machines',
    '<script type="application/ld+json">{"url":"https://tred.example/gone"}</script>',
    '/gone',
  ],
])('%s is a problem', (_name, body, expected) => {
  const problems = problemsOf(home(body));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(expected);
});

test('a page that no other page links to is named; a link from the list of all pages does not count', () => {
  const site = siteOf({
    ...home('<a href="/about#team">x</a><a href="/">x</a>'),
    'about/index.html': pageOf({ address: '/about' }),
    'grants/index.html': pageOf({
      address: '/grants',
      body: '<a href="/search">x</a><a href="/grants">x</a>',
    }),
    'search/index.html': pageOf({ address: '/search', body: '<a href="/grants">x</a>' }),
  });
  expect(linkedPages(site).problems.map(({ where }) => where)).toEqual(['/grants']);
});

test.each([
  ['sitemap-0.xml', '<loc>https://tred.example/gone</loc>'],
  ['blog/rss.xml', '<link>https://tred.example/gone</link>'],
  ['robots.txt', 'Sitemap: https://tred.example/gone'],
])('a dead address in %s is a problem', (file, text) => {
  expect(problemsOf({ ...home(''), [file]: text })).toEqual([expect.stringContaining('/gone')]);
});

test('reports a broken link on many pages once', () => {
  const body = '<img src="/gone" alt="">';
  const files = { ...home(body), 'a/index.html': pageOf({ address: '/a', body }) };
  expect(problemsOf(files)).toEqual([expect.stringMatching(/and 1 more .*\/gone/)]);
});
