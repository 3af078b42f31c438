import { expect, test } from 'vitest';
import { siteOf } from './built-site.ts';
import { contentSecurity } from './content-security.ts';
import { pageOf } from './fixtures.ts';

const problemsOf = (body: string) => contentSecurity(siteOf({ 'index.html': pageOf({ body }) })).problems;

test.each([
  ['<p style="color:red">x</p>', 'style'],
  ['<button type="button" onclick="go()">x</button>', 'handler'],
  ['<a href="javascript:go()">x</a>', 'script address'],
  ['<script src="https://example.org/a.js"></script>', 'another host'],
  ['<img src="//example.org/a.png" alt="">', 'another host'],
  ['<style>p{background:url(https://example.org/a.png)}</style>', 'another host'],
])('%s is a problem', (body, expected) => {
  expect(problemsOf(body)).toEqual([{ where: '/', what: expect.stringContaining(expected) }]);
});

test('a stylesheet or a preload of another host is a problem', () => {
  const head =
    '<link rel="stylesheet" href="https://example.org/a.css"><link rel="preload" as="font" href="https://example.org/a.woff2">';
  expect(contentSecurity(siteOf({ 'index.html': pageOf({ head }) })).problems).toHaveLength(2);
});
