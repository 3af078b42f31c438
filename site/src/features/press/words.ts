// Schemas of the words of press releases, and of the packages of the media kit.
import { z } from 'astro/zod';
import { wholeListWords } from '../../components/PageLinks/schema.ts';
import { section } from '../../components/Section/schema.ts';
import { link, list } from '../../components/schema.ts';
import { pageText } from '../../facts/page-text.ts';
import { readContent } from '../../readers/read-facts.ts';

/** The build computes addresses and sizes of the files. */
export const mediaKitWords = section({
  packages: list(
    z.strictObject({
      content: z.enum(['logos', 'guidelines', 'screenshots', 'monograms']).describe('The files in it.'),
      title: pageText.describe('The name of the package.'),
      description: pageText.describe('A sentence or two about it.'),
      formats: list(pageText).describe('The kinds of files in it: ZIP, SVG.'),
      readMe: pageText.exactOptional().meta({ title: 'Text file', description: 'Its note in the package.' }),
    }),
  ),
});

export const pressWords = readContent(
  'press',
  z.strictObject({
    read: pageText.describe('The link to a release.'),
    fact: pageText.describe('Its kind, in lists.'),
    release: pageText.describe('Its kind, above its text.'),
    list: wholeListWords.describe('The page of all releases.'),
    boilerplate: z.strictObject({ text: pageText, link }).describe('Ends every release.'),
  }),
);
