// What every page has is handed on once, what a page itself says each time, and its own parts are looked for at once.
import { expect, it } from 'vitest';
import { linkReader } from './page-links.ts';

it('gives each address around what pages say once, however many have it', () => {
  const read = linkReader();
  expect(
    read('<a class="x" href="/a?b=1&amp;c=2">A</a><a href="/a?b=1&amp;c=2">A</a><img alt="" src="/p.webp">'),
  ).toEqual(['/a?b=1&c=2', '/p.webp']);
  expect(read('<a href="/a?b=1&amp;c=2">A</a><a href="/b">B</a>')).toEqual(['/b']);
});

it('gives what a page itself says on each page that says it', () => {
  const read = linkReader();
  const page = '<a href="/">Home</a><main><a href="/a">A</a><a href="/a">A</a></main><a href="/b">B</a>';
  expect(read(page)).toEqual(['/a', '/', '/b']);
  expect(read(page)).toEqual(['/a']);
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
