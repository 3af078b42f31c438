import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { siteOf } from './built-site.ts';
import { pageOf } from './fixtures.ts';
import { preview } from './preview.ts';

const noindex = '<meta name="robots" content="noindex">';
const line = '<p data-preview><a href="/preview">Preview</a></p>';
const page = ({ head = '', above = '' }) => pageOf({ head, body: '' }).replace('<main>', `${above}<main>`);

const settings = {
  address: '/preview',
  mark: 'Sample',
  line: 'Preview: all is invented',
};
const problemsOf = async (html: string, launched: boolean, file = 'index.html') =>
  (await preview(siteOf({ [file]: html }), { launched, ...settings })).problems.map(({ what }) => what);

const closed = page({ head: noindex, above: line });

test('a page before launch is hidden and says that it is a preview', async () => {
  expect(await problemsOf(closed, false)).toEqual([]);
  expect(await problemsOf(page({ above: line }), false)).toEqual([expect.stringContaining('may be listed')]);
  expect(await problemsOf(page({ head: noindex }), false)).toEqual([expect.stringContaining('does not say')]);
});

test('nothing of it is left after launch', async () => {
  expect(await problemsOf(page({}), true)).toEqual([]);
  expect(await problemsOf(closed, true)).toEqual([
    expect.stringContaining('asks not to be found'),
    expect.stringContaining('says that it is a preview'),
  ]);
  expect(await problemsOf(page({}), true, 'preview/index.html')).toEqual(['is still there after launch']);
});

const dataOf = (description: string) =>
  `<script type="application/ld+json">{"@type":"Event","description":"${description}"}</script>`;

test('data for search engines has the mark', async () => {
  const withData = (description: string) => page({ head: noindex + dataOf(description), above: line });
  expect(await problemsOf(withData('Sample: A day'), false)).toEqual([]);
  expect(await problemsOf(withData('A day'), false)).toEqual([expect.stringContaining('without the mark')]);
});

const files = (mark: string, note: string) => ({
  'blog/rss.xml': `<rss><description>${mark}All</description><item><description>${mark}One</description></item></rss>`,
  'events/all.ics': `BEGIN:VEVENT\r\nSUMMARY:${mark}A day\r\nEND:VEVENT`,
  'llms.txt': `# Tred\n${note}`,
  'a.zip': Buffer.from(zipSync({ 'PREVIEW.txt': strToU8(note) })),
  'features/requests/all.json': JSON.stringify([{ title: 'A', mark }]),
  '_manifest.json': JSON.stringify({ emails: { received: { text: `Hello\n${note}` } } }),
});
const wrongFiles = async (all: Record<string, string | Buffer>, launched: boolean) =>
  (await preview(siteOf(all), { launched, ...settings })).problems.map(({ where }) => where);

test('every file that is read without its page has the mark or the line', async () => {
  expect(await wrongFiles(files('Sample: ', settings.line), false)).toEqual([]);
  const bare = files('', '');
  expect(await wrongFiles(bare, false)).toEqual(Object.keys(bare).map((file) => `/${file}`));
  expect(await wrongFiles({ 'new.format': 'Words' }, false)).toEqual(['/new.format']);
  expect(await wrongFiles({ 'learners.csv': 'name' }, false)).toEqual([]);
});

test('no file has the line after launch', async () => {
  expect(await wrongFiles(files('', ''), true)).toEqual([]);
  expect(await wrongFiles({ 'llms.txt': settings.line }, true)).toEqual(['/llms.txt']);
});

test('the headers keep every file from search engines until launch', async () => {
  const hidden = { _headers: '/*\n  x-robots-tag: noindex\n' };
  expect([await wrongFiles(hidden, false), await wrongFiles({ _headers: '/*\n' }, true)]).toEqual([[], []]);
  expect(await wrongFiles({ _headers: '/*\n' }, false)).toEqual(['/_headers']);
  expect(await wrongFiles(hidden, true)).toEqual(['/_headers']);
});
