// Before launch the check requires noindex and the footer line, after launch neither.
import { expect, test } from 'vitest';
import { siteOf } from './built-site.ts';
import { pageOf } from './fixtures.ts';
import { preview } from './preview.ts';

const label = 'Preview';
const noindex = '<meta name="robots" content="noindex">';
const problemsOf = (html: string, launched: boolean) =>
  preview(siteOf({ 'index.html': html }), { launched, label }).problems.map(({ what }) => what);

const open = pageOf({ body: '<footer>Words</footer>' });
const closed = pageOf({
  head: noindex,
  body: '<blockquote><footer>Author</footer></blockquote><footer>Preview</footer>',
});

test('a page before launch is hidden and says so', () => {
  expect(problemsOf(closed, false)).toEqual([]);
  expect(problemsOf(open, false)).toEqual([expect.stringContaining('may be listed')]);
  expect(problemsOf(pageOf({ head: noindex, body: '<footer></footer>' }), false)).toEqual([
    expect.stringContaining('does not say'),
  ]);
  expect(problemsOf(pageOf({ head: noindex }), false)).toEqual([]);
});

test('a page after launch is neither', () => {
  expect(problemsOf(open, true)).toEqual([]);
  expect(problemsOf(closed, true)).toEqual([expect.stringContaining('asks not to be found')]);
  expect(problemsOf(pageOf({ body: '<footer>Preview</footer>' }), true)).toEqual([
    expect.stringContaining('says that it is a preview'),
  ]);
});
