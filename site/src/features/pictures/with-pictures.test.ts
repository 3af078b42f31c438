import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { readText } from '~/facts/fill-in';
import { renderMarkdown } from '~/facts/markdown';
import { organisation } from '~/facts/organisation';
import { somePicture } from '~/files/pictures/fixtures';
import { readAgain } from '~/readers/content';
import { testFolder } from '../../../../server/src/test-folder.ts';
import { withPictures } from './with-pictures';

const picture = await somePicture(1600, 1200).jpeg().toBuffer();
const blog = 'content/blog';
const root = testFolder({ [`${blog}/exam-week.jpg`]: picture, [`${blog}/exam week.jpg`]: picture });
const text = join(root, blog, 'exam-week.md');

/** The body starts after the front matter. */
async function written(body: string) {
  await writeFile(text, `---\ntitle: Exam week\n---\n\n${body}\n`);
  readAgain();
  const html = await renderMarkdown(body.trim(), pathToFileURL(text));
  return { id: 'exam-week', filePath: text, rendered: { html } };
}

const shown = async (body: string) => withPictures(await written(body));

test('a picture becomes a figure with sizes for phones and wide screens', async () => {
  const { rendered, pictures } = await shown(
    'Words.\n\n![Two teachers of {{brand}} count](./exam-week.jpg "At the *door* of S.4")\n\nMore.',
  );
  const figure = parse(readText({ id: 'x', rendered }).html).querySelector('figure.picture');
  expect(figure?.parentNode?.rawTagName).toBeNull();
  expect(figure?.querySelectorAll('source')).toHaveLength(1);
  expect(figure?.querySelector('img')?.attributes).toMatchObject({
    alt: `Two teachers of ${organisation.name} count`,
    width: '680',
    height: '510',
  });
  expect(figure?.querySelector('figcaption')?.text).toBe('At the *door* of S.4');
  // The build writes every file that the page names.
  const named = figure?.toString().match(/[\w-]+\.[0-9a-f]{10}\.\w+/g) ?? [];
  expect(new Set(pictures.map(({ name }) => name))).toEqual(new Set(named));
});

test('two pictures in a row are two figures', async () => {
  const entry = await written('![The first door](./exam-week.jpg)\n![The second](<./exam week.jpg>)');
  expect((await withPictures(entry)).rendered?.html.match(/<figure/g)).toHaveLength(2);
});

test('another picture under the same name has another address', async () => {
  const names = async () => (await shown('![A door](./exam-week.jpg)')).pictures.map(({ name }) => name);
  const before = await names();
  await writeFile(join(text, '../exam-week.jpg'), await somePicture(1600, 1100).jpeg().toBuffer());
  expect(await names()).not.toContain(before[0]);
});

test('refuses an invalid picture and names its line', async () => {
  await writeFile(join(text, '../small.jpg'), await somePicture(300, 200).jpeg().toBuffer());
  await expect(shown('Words.\n\n![A door](./small.jpg)')).rejects.toThrow(
    '/blog/exam-week.md, line 7: small.jpg is only 300 pixels wide',
  );
});
