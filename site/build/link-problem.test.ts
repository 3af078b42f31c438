// A link that leads nowhere is told in plain words, with what was perhaps meant.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forget, see } from '../src/readers/seen-entries.ts';
import { brokenLinks } from './broken-links.ts';
import { linkProblem, type Pages, pagesIn } from './link-problem.ts';

const files = {
  'index.html': '<h1 id="top">Home</h1>',
  'pricing/index.html': '<section class="x" id="plans"></section>',
  'documents/dpa.pdf': '',
};

let dist: string;
let pages: Pages;
beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'links-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  }
  pages = pagesIn(dist, Object.keys(files));
});
afterAll(() => {
  rmSync(dist, { recursive: true });
  forget('tests of links');
});

it.each([
  '/',
  '/pricing',
  '/pricing?plan=a#plans',
  '#top',
  '/documents/dpa.pdf',
  'https://example.org',
  'mailto:a@b.c',
])('finds nothing wrong with %s', (link) => expect(linkProblem(link, '/', pages)).toBeUndefined());

it.each([
  ['/pricng', 'the link /pricng leads to no page or file. Did you mean /pricing?'],
  ['/blog/99', 'the link /blog/99 leads to no page or file.'],
  ['/documents/gone.pdf', 'the link /documents/gone.pdf leads to no page or file.'],
  [
    '/pricing#plnas',
    'the link /pricing#plnas leads to a part that /pricing does not have. Did you mean #plans?',
  ],
  ['#nothing', 'the link #nothing leads to a part that / does not have.'],
  ['/pricing/', 'the link /pricing/ ends in a slash. Leave the slash out.'],
  ['', 'a link has no address.'],
])('says what is wrong with %s', (link, message) => {
  expect(linkProblem(link, '/', pages)).toBe(message);
});

it('reads a page only for a link to a part of it: of thousands, few are linked to so', () => {
  const unread = {
    ...pages,
    partsOf: (path: string) => {
      throw new Error(`${path} was read`);
    },
  };
  expect(linkProblem('/pricing', '/', unread)).toBeUndefined();
  expect(() => linkProblem('/pricing#plans', '/', unread)).toThrow('/pricing was read');
});

it('says that the other text still waits', () => {
  const waiting = { file: 'site/a.md', title: 'A', until: '2999-03-02' };
  see('tests of links', 'site/a.md', {
    problems: [],
    waiting,
    page: { address: '/blog/18', html: () => '' },
  });
  expect(linkProblem('/blog/18', '/', pages)).toBe(
    'the link /blog/18 leads to what waits for 2 March 2999, /blog/18, which a build leaves out.',
  );
});

it('names the page where no text has the link', () => {
  const linking = [{ address: '/pricing', links: ['/nowhere-that-any-text-names'] }];
  expect(brokenLinks(dist, Object.keys(files), linking)).toEqual([
    {
      file: 'the page /pricing',
      line: 0,
      what: 'the link /nowhere-that-any-text-names leads to no page or file.',
    },
  ]);
});
