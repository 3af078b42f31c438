// Schema of the words of Hero. The descriptions are the editor's help texts.
import { z } from 'astro/zod';
import { weaveGroups } from '../../components/Weave/schema.ts';
import { pageText } from '../../facts/page-text.ts';
import { schoolPartNames } from '../../lib/school-parts.ts';
import { pictureHeroWords } from '../PictureHero/schema.ts';

export const weaveCountWords = z.strictObject({
  groups: weaveGroups,
  columns: z
    .int()
    .positive()
    .describe('Number of bars in a row. From 24 on they run across the window, below the words.'),
  caption: pageText.describe('Says what a bar is and what the colours mean.'),
});
export type WeaveCountWords = z.infer<typeof weaveCountWords>;

export const heroWords = pictureHeroWords.extend({
  variant: z
    .enum(['split', 'plain', 'statement', 'wide', 'deep', 'sky', 'night', 'text', 'reference'])
    .exactOptional()
    .meta({
      title: 'Layout',
      description:
        'Split has a picture beside the words that may run off the page. Plain is on the light ground, statement on the dark one; what the page shows is beside the words. Wide is on the light ground, deep on the dark one: the words are a thin row above, what the page shows is below at full width. Sky and night have the words in the sky above the part of the school. Text opens an article, reference a page to look things up. Plain unless given.',
    }),
  counts: weaveCountWords
    .exactOptional()
    .meta({ title: 'Bars', description: 'They show a number, beside the words.' }),
  school: z.enum(schoolPartNames).exactOptional().meta({
    title: 'Part of the school',
    description:
      'A part of the drawing of the school: beside the words, on a phone below them. With something else beside the words, only in the layouts sky and night.',
  }),
});
export type HeroWords = z.infer<typeof heroWords>;
