// Too many pages, too many words and a page that is too long are each named.
import { expect, test } from 'vitest';
import { siteOf } from './built-site.ts';
import { pageOf } from './fixtures.ts';
import { size } from './size.ts';

const site = siteOf({
  'index.html': pageOf({ body: `<p>${'word '.repeat(50)}</p><svg><text>no word</text></svg>` }),
  'facts/index.html': pageOf({ address: '/facts', body: `<p>${'word '.repeat(20)}</p>` }),
});
const found = (most: Parameters<typeof size>[1]) => size(site, most).problems.map(({ where }) => where);

test('words are those of main, with its title', () => {
  expect(size(site).checked).toBe('2 pages, 72 words');
});

test('a limit that is passed is a problem', () => {
  expect(found({ pages: 2, words: 72, onPage: { '/facts': 20 } })).toEqual([]);
  expect(found({ pages: 1, words: 71, onPage: { '/facts': 19 } })).toEqual([
    'all pages',
    'all pages',
    '/facts',
  ]);
});
