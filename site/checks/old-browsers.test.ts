// This check fails on styles that an old browser would pass over.
import { expect, test } from 'vitest';
import { siteOf } from './built-site.ts';
import { oldBrowsers } from './old-browsers.ts';

const found = (css: string) =>
  oldBrowsers(siteOf({ 'index.html': `<head><style>${css}</style></head><body></body>` })).problems.map(
    ({ what }) => what.split(' ')[0],
  );

test('plain rules pass', () => {
  expect(found('#t .a{top:0;clip-path:inset(50%);background:#fff}@media print{.b{color:red}}')).toEqual([]);
});

test.each([
  ['@layer', '@layer base{a{color:red}}'],
  ['@container', '@container (min-width:1px){a{color:red}}'],
  ['inset', 'a{color:red;inset:0 var(--x)}'],
  ['nested', 'a{color:red;&:hover{color:blue}}'],
  ['a', 'a{height:100dvh}'],
])('%s is a problem', (name, css) => {
  expect(found(css)).toEqual([name]);
});

test('a file of styles is read too', () => {
  const site = siteOf({ '_astro/a.css': '@layer ui{a{color:red}}' });
  expect(oldBrowsers(site).problems).toHaveLength(1);
});
