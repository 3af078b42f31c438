// From what an author writes to what a browser is offered, and every mistake with its file and line.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { organisation } from '~/facts/organisation';
import { readText } from '~/facts/read-text';
import { somePicture } from '~/files/pictures/fixtures';
import { markdown } from '../../../build/markdown';
import { withPictures } from './with-pictures';

let root: string;
let text: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'text-'));
  const folder = join(root, 'site/src/content/blog');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'exam-week.jpg'), await somePicture(1600, 1200).jpeg().toBuffer());
  await writeFile(join(folder, 'exam week.jpg'), await somePicture(1600, 1200).jpeg().toBuffer());
  text = join(folder, 'exam-week.md');
});
afterAll(() => rm(root, { recursive: true }));

/** As Astro does it: the lines between the two `---` are not part of the text. */
async function written(body: string) {
  await writeFile(text, `---\ntitle: Exam week\n---\n\n${body}\n`);
  const renderer = await markdown.processor?.createRenderer({ syntaxHighlight: false });
  const rendered = await renderer?.render(body.trim(), { fileURL: pathToFileURL(text), frontmatter: {} });
  return { id: 'exam-week', filePath: text, rendered: rendered && { html: rendered.code }, also: rendered };
}

const shown = async (body: string) => withPictures(await written(body));

test('a picture becomes a figure with sizes for phones and wide screens', async () => {
  const { rendered, pictures } = await shown(
    'Words.\n\n![Two teachers of {{name}} count](./exam-week.jpg "At the *door* of S.4")\n\nMore.',
  );
  const figure = parse(readText({ id: 'x', rendered }).html).querySelector('figure.picture');
  expect(figure?.parentNode?.rawTagName).toBeNull();
  const sources = figure?.querySelectorAll('source') ?? [];
  expect(sources.map((source) => [source.getAttribute('type'), source.getAttribute('media')])).toEqual([
    ['image/avif', '(min-width: 40rem)'],
    ['image/avif', undefined],
    ['image/webp', '(min-width: 40rem)'],
    ['image/webp', undefined],
  ]);
  expect(sources[1]?.getAttribute('srcset')).toMatch(
    /^\/_astro\/exam-week-510\.[0-9a-f]{10}\.avif 510w, \/_astro\/exam-week-850\.[0-9a-f]{10}\.avif 850w$/,
  );
  expect(figure?.querySelector('img')?.attributes).toMatchObject({
    alt: `Two teachers of ${organisation.name} count`,
    width: '680',
    height: '510',
    loading: 'lazy',
    decoding: 'async',
  });
  expect(figure?.querySelector('figcaption')?.text).toBe('At the *door* of S.4');
  // Everything that the page names is written.
  const named = figure?.toString().match(/[\w-]+\.[0-9a-f]{10}\.\w+/g) ?? [];
  expect(new Set(pictures.map(({ name }) => name))).toEqual(new Set(named));
});

test('two in a row are two figures, and Astro is left out of it', async () => {
  const entry = await written('![The first door](./exam-week.jpg)\n![The second](<./exam week.jpg>)');
  expect((await withPictures(entry)).rendered?.html.match(/<figure/g)).toHaveLength(2);
  expect(entry.also?.metadata.localImagePaths).toEqual([]);
});

test('another picture under the same name has another address', async () => {
  const names = async () => (await shown('![A door](./exam-week.jpg)')).pictures.map(({ name }) => name);
  const before = await names();
  await writeFile(join(text, '../exam-week.jpg'), await somePicture(1600, 1100).jpeg().toBuffer());
  expect(await names()).not.toContain(before[0]);
});

const line = (number: number) => `site/src/content/blog/exam-week.md, line ${number}: `;

test.each([
  ['![](./exam-week.jpg)', `${line(5)}the picture ./exam-week.jpg needs words that say what it shows`],
  ['Words.\n\n![exam-week.jpg](./exam-week.jpg)', `${line(7)}the picture ./exam-week.jpg needs words`],
  ['![A door](./exam-weak.jpg)', `${line(5)}there is no exam-weak.jpg in site/src/content/blog.`],
  [
    '![A door](https://elsewhere.example/a.jpg)',
    `${line(5)}the picture https://elsewhere.example/a.jpg is on`,
  ],
  ['One.\nSee ![A door](./exam-week.jpg) here.', `${line(6)}the picture ./exam-week.jpg stands in a line`],
  ['[![A door](./exam-week.jpg)](/blog)', `${line(5)}the picture ./exam-week.jpg stands in a line`],
  [
    '| a |\n| --- |\n| ![A door](./exam-week.jpg) |',
    `${line(7)}the picture ./exam-week.jpg stands in a line`,
  ],
  ['![A door][door]\n\n[door]: ./exam-week.jpg', `${line(5)}a picture names its file elsewhere.`],
  ['<img src="./exam-week.jpg" alt="A door">', `${line(5)}there is an <img> tag.`],
  ['![A door](./exam week.jpg)', `${line(5)}![A door](./exam week.jpg) is not read as a picture.`],
])('refuses %j', async (body, message) => {
  await expect(shown(body)).rejects.toThrow(message);
});

test('a text that may have none says so, with the line', async () => {
  const entry = await written('Words.\n\n![A door](./exam-week.jpg)');
  expect(() => readText(entry)).toThrow(`${line(7)}no picture can stand in this text.`);
});
