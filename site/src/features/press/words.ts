// Schemas for the words of the media kit and of press releases.
import { z } from 'astro/zod';
import { wholeListWords } from '../../components/PageLinks/schema.ts';
import { section } from '../../components/Section/schema.ts';
import { link, list, points } from '../../components/schema.ts';
import { pageText } from '../../facts/page-text.ts';
import { readPage } from '../../facts/read-page.ts';
import { contactsWords } from '../../sections/Contacts/schema.ts';
import { statHeadWords } from '../../sections/Figures/schema.ts';
import { heroWords } from '../../sections/Hero/schema.ts';
import { splitWords } from '../../sections/Split/schema.ts';

const note = pageText.describe('The text file in the package.');

/** The build computes addresses and sizes of the files. */
const downloads = section({
  packages: list(
    z.strictObject({
      content: z
        .enum(['logos', 'guidelines', 'screenshots', 'monograms'])
        .describe('The files that the build puts into it.'),
      title: pageText.describe('The name of the package.'),
      description: pageText.describe('A sentence or two about it.'),
      formats: list(pageText).describe('The kinds of files in it: ZIP, SVG.'),
    }),
  ),
});
export type MediaPackage = z.infer<typeof downloads>['packages'][number]['content'];

export const mediaKit = readPage('media-kit', {
  hero: heroWords,
  sheet: z.strictObject({ caption: pageText.describe('Says what the picture shows.') }),
  downloads,
  facts: statHeadWords,
  press: section({
    read: pageText.describe('The link to a release.'),
    fact: pageText.describe('Its kind, in lists.'),
    release: pageText.describe('Its kind, above its text.'),
    all: pageText.describe('The link to all releases.'),
  }),
  writing: splitWords,
  rules: z.strictObject({ title: pageText.describe('The heading.'), items: points }),
  contacts: contactsWords,
  pressList: wholeListWords.describe(
    'The page of all releases, which is made when there are more than the media kit shows.',
  ),
  boilerplate: z.strictObject({ text: pageText, link }).describe('Ends every release.'),
  licences: z.strictObject({ logos: note, screenshots: note, monograms: note }),
});
