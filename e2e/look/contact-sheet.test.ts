import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { contactSheet, type Row } from './contact-sheet.ts';

const rows: Row[] = [
  {
    name: '/pricing',
    kind: 'page',
    pairs: [
      { width: 360, theme: 'light', now: 'now/a.webp', before: 'before/a.webp', changed: true },
      { width: 360, theme: 'dark', now: 'now/b.webp', before: 'before/b.webp', changed: false },
    ],
  },
  {
    name: 'Cart, empty',
    kind: 'state',
    pairs: [{ width: 360, theme: 'light', now: 'now/c.webp', changed: true }],
  },
  {
    name: '/about',
    kind: 'page',
    pairs: [{ width: 360, theme: 'light', now: 'now/d.webp', changed: false }],
  },
];
const sheet = (before?: string) =>
  parse(
    contactSheet({
      now: 'this',
      before,
      rows,
      widths: [360],
      themes: ['light', 'dark'],
      missed: ['<x>: why'],
    }),
  );

test('every page and state has its row with its pictures', () => {
  const page = sheet();
  expect(page.querySelectorAll('section h2').map((each) => each.text)).toEqual([
    '/pricing',
    'Cart, empty',
    '/about',
  ]);
  const shown = page.querySelectorAll('img').map((each) => each.getAttribute('src'));
  expect(shown).toEqual(['now/a.webp', 'now/b.webp', 'now/c.webp', 'now/d.webp']);
  expect(page.querySelector('#changed')).toBeNull();
});

test('beside another commit, what differs is marked, listed, and lies beside what it was', () => {
  const page = sheet('main~5');
  expect(page.querySelectorAll('nav a').map((each) => each.text)).toEqual(['/pricing', 'Cart, empty']);
  expect(page.querySelectorAll('section[data-changed]')).toHaveLength(2);
  const shown = page.querySelectorAll('img').map((each) => each.getAttribute('src'));
  expect(shown).toEqual(['before/a.webp', 'now/a.webp', 'now/b.webp', 'now/c.webp', 'now/d.webp']);
  expect(page.text).toContain('2 of 3 differ from main~5.');
  expect(page.text).toContain('Not there before.');
});

test('the links of the list lead to rows', () => {
  const page = sheet('main~5');
  for (const link of page.querySelectorAll('nav a')) {
    const id = decodeURIComponent(link.getAttribute('href')?.slice(1) ?? '');
    expect(page.querySelectorAll('section').map((each) => each.id)).toContain(id);
  }
});

test('what was not seen is named, as text', () => {
  expect(sheet().querySelector('footer li')?.innerHTML).toBe('&lt;x>: why');
});
