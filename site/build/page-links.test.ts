// Each address is handed on once, and what a page itself has is looked for at once.
import { expect, it } from 'vitest';
import { linkReader } from './page-links.ts';

it('gives each address of the site once, however many pages have it', () => {
  const read = linkReader();
  expect(
    read('<a class="x" href="/a?b=1&amp;c=2">A</a><a href="/a?b=1&amp;c=2">A</a><img alt="" src="/p.webp">'),
  ).toEqual(['/a?b=1&c=2', '/p.webp']);
  expect(read('<a href="/a?b=1&amp;c=2">A</a><a href="/b">B</a>')).toEqual(['/b']);
});

it('leaves out what leads elsewhere', () => {
  expect(linkReader()('<a href="https://example.org">x</a><a href="mailto:a@b.c">y</a>')).toEqual([]);
});

it('gives a part that the page does not have, on each page', () => {
  const read = linkReader();
  const page = '<a href="#here">x</a><a href="#gone">y</a><h2 id="here">Here</h2>';
  expect(read(page)).toEqual(['#gone']);
  expect(read(page)).toEqual(['#gone']);
});
