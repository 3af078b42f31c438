// Names that stand in for real ones are marked in what people read, and nowhere else.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { markNames, sampleMarks } from './sample-marks.ts';

const names = ['Kasana Hill', 'Kasana Hill Secondary School', 'O’Kello & Sons'];
const mark = (name: string) => `<mark>${name} (sample)</mark>`;

test('a name in the text is marked, the longest that fits', () => {
  expect(markNames('<p>At Kasana Hill Secondary School, <b>Kasana Hill</b></p>', names)).toBe(
    `<p>At ${mark('Kasana Hill Secondary School')}, <b>${mark('Kasana Hill')}</b></p>`,
  );
});

test('initials inside another word are not a name', () => {
  expect(markNames('<p>CERTIFIED by RTI</p>', ['RTI'])).toBe(`<p>CERTIFIED by ${mark('RTI')}</p>`);
});

test('a name with a character that HTML writes differently is found', () => {
  expect(markNames('<p>O’Kello &amp; Sons</p>', names)).toBe(`<p>${mark('O’Kello &amp; Sons')}</p>`);
});

test.each([
  ['an attribute', '<img alt="Kasana Hill > all">'],
  ['a title', '<title>Kasana Hill</title>'],
  ['a script', '<script type="application/ld+json">{"name":"Kasana Hill","b":"<p>Kasana Hill</p>"}</script>'],
  ['a drawing', '<svg><g><text>Kasana Hill</text></g></svg>'],
  ['a comment', '<!-- Kasana Hill -->'],
])('%s stays as it is', (_name, html) => {
  expect(markNames(html, names)).toBe(html);
});

test('what follows a part without marks is marked again', () => {
  expect(markNames('<svg><path d="M0 0"/></svg><p>Kasana Hill</p>', names)).toContain(mark('Kasana Hill'));
});

test.each([
  ['on', `<p>${mark('Kasana Hill')}</p>`],
  [undefined, '<p>Kasana Hill</p>'],
])('with SAMPLE_MARKS %s the built page reads %s', async (wanted, expected) => {
  const folder = await mkdtemp(join(tmpdir(), 'sample-marks-'));
  await writeFile(join(folder, 'index.html'), '<p>Kasana Hill</p>');
  const done = sampleMarks(() => names, wanted).hooks['astro:build:done'];
  const logger = { warn: () => {} };
  await Reflect.apply(done ?? (() => {}), undefined, [{ dir: pathToFileURL(`${folder}/`), logger }]);
  expect(await readFile(join(folder, 'index.html'), 'utf8')).toBe(expected);
  await rm(folder, { recursive: true });
});
