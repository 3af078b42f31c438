import { expect, test } from 'vitest';
import { siteOf } from './built-site.ts';
import { pageOf } from './fixtures.ts';
import { preview } from './preview.ts';

const noindex = '<meta name="robots" content="noindex">';
const line = '<p data-preview><a href="/preview">Preview</a></p>';
const quote = '<blockquote>Words</blockquote>';
const page = ({ head = '', above = '', main = '' }) =>
  pageOf({ head, body: main }).replace('<main>', `${above}<main>`);

const settings = { address: '/preview', mark: 'Sample', samples: ['quote: Words'] };
const problemsOf = async (html: string, launched: boolean, file = 'index.html') =>
  (await preview(siteOf({ [file]: html }), { launched, ...settings })).problems.map(({ what }) => what);

const marked = `<section><b data-sample>Sample</b>${quote}</section>`;
const closed = page({ head: noindex, above: line, main: marked });

test('a page before launch is hidden, says so, and marks its quotes', async () => {
  expect(await problemsOf(closed, false)).toEqual([]);
  expect(await problemsOf(page({ above: line }), false)).toEqual([expect.stringContaining('may be listed')]);
  expect(await problemsOf(page({ head: noindex }), false)).toEqual([expect.stringContaining('does not say')]);
  expect(await problemsOf(page({ head: noindex }), false, 'desk/index.html')).toEqual([]);
  const main = `${quote}<blockquote>Confirmed</blockquote>`;
  expect(await problemsOf(page({ head: noindex, above: line, main }), false)).toEqual([
    expect.stringContaining('without the mark'),
  ]);
});

test('nothing of it is left after launch', async () => {
  expect(await problemsOf(page({ main: quote }), true)).toEqual([]);
  expect(await problemsOf(closed, true)).toEqual([
    expect.stringContaining('asks not to be found'),
    expect.stringContaining('says that it is a preview'),
    expect.stringContaining('marks a sample'),
  ]);
  expect(await problemsOf(page({}), true, 'preview/index.html')).toEqual(['is still there after launch']);
});
