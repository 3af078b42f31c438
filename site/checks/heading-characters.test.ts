// This check fails on a heading that the display face cannot set.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openFont } from '../build/display-font.ts';
import { siteOf } from './built-site.ts';
import { headingCharacters } from './heading-characters.ts';

const font = openFont(readFileSync(new URL('../src/assets/bricolage.woff2', import.meta.url)));
const problems = (body: string) =>
  headingCharacters(siteOf({ 'index.html': `<body>${body}</body>` }), font).problems;

test('a heading in plain English passes', () => {
  expect(problems('<h1>Fees &amp; “results”: 500+ schools — don’t wait…</h1>')).toEqual([]);
});

test('a character that the font lacks is a problem', () => {
  expect(problems('<h2>Growth ≥ 40%</h2>')).toEqual([
    { where: '/', what: expect.stringContaining('the font has no ≥') },
  ]);
});

test('text outside headings is set in the system face and may hold anything', () => {
  expect(problems('<h1>Ok</h1><p>≥ 40%</p>')).toEqual([]);
});
