// Text in Markdown, and pictures, as sections of a page.
import { relative } from 'node:path';
import { z } from 'astro/zod';
import { type PageFile, section } from '~/components/define-section';
import { pageText } from '~/facts/page-text';
import type { PictureFile } from '~/files/pictures/picture-files';
import { markPicture } from '~/lib/picture-marks';
import { pictureFile } from '~/readers/fields';
import { hasTag } from '~/readers/placeholders';
import { LINKS_BEGIN, refusedIn, textToHtml } from '~/readers/safe-html';
import { Prose } from '~/sections/Prose/Prose';
import { withPictures } from './with-pictures';

type Shown = { html: string; pictures: readonly PictureFile[] };

async function shown(html: string, { file }: PageFile): Promise<Shown> {
  const { rendered, pictures } = await withPictures({ id: file, filePath: file, rendered: { html } });
  return { html: rendered?.html ?? '', pictures };
}

const picturesOf = ({ pictures }: Shown) => pictures;
const Html = ({ html }: Shown) => Prose({ html });

export const text = section({
  name: 'text',
  title: 'Text',
  schema: z.strictObject({
    text: pageText
      .refine(
        (words) => hasTag(words) || refusedIn(words) === undefined,
        `has a link that is refused. ${LINKS_BEGIN}`,
      )
      .meta({ lines: true, markdown: true })
      .describe('Paragraphs with an empty line between them. ## begins a heading, - a point of a list.'),
  }),
  load: ({ text }, page) => shown(textToHtml(text), page),
  component: Html,
  pictures: picturesOf,
});

export const picture = section({
  name: 'picture',
  title: 'Picture',
  schema: z.strictObject({
    file: pictureFile,
    alt: pageText.min(3).meta({ title: 'What it shows', description: 'For people who cannot see it.' }),
    caption: pageText.exactOptional().describe('A line under it.'),
  }),
  load: (words, page) =>
    shown(
      markPicture({ ...words, file: `./${words.file}`, where: `site/${relative('.', page.file)}` }),
      page,
    ),
  component: Html,
  pictures: picturesOf,
});
