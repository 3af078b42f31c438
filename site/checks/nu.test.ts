// What the Nu checker says is told by page; what it does not know is left out, and so is all of it without Java.
import { expect, test } from 'vitest';
import { siteOf } from './built-site.ts';
import { pageOf } from './fixtures.ts';
import { nu } from './nu.ts';

const site = siteOf({ 'index.html': pageOf(), 'blog/index.html': pageOf({ address: '/blog' }) });
const at = (file: string, message: string) => ({ url: `file:/dist/${file}`, message, extract: ' <b> ' });

test('a complaint is a problem of its page', () => {
  const { problems } = nu(site, [at('blog/index.html', 'Stray end tag “b”.')]);
  expect(problems).toEqual([{ where: '/blog', what: 'Stray end tag “b”. <b>' }]);
});

test('what it does not know of styles is none', () => {
  expect(nu(site, [at('index.html', 'CSS: Parse Error.')]).problems).toEqual([]);
});

test('without Java it is left out', () => {
  expect(nu(site, undefined)).toMatchObject({ problems: [], leftOut: true });
});
