// Schema of the words of Hero. The descriptions are the editor's help texts.
import { z } from 'astro/zod';
import { actions, link, list, points } from '../../components/schema.ts';
import { weaveGroups } from '../../components/Weave/schema.ts';
import { pageText } from '../../facts/page-text.ts';
import { schoolPartNames } from '../../lib/school-parts.ts';

export const weaveCountWords = z.strictObject({
  groups: weaveGroups,
  columns: z
    .int()
    .positive()
    .describe('Number of bars in a row. From 24 on they run across the window, below the words.'),
  caption: pageText.describe('Says what a bar is and what the colours mean.'),
});
export type WeaveCountWords = z.infer<typeof weaveCountWords>;

export const heroFrameWords = z.strictObject({
  kicker: z.union([pageText, link]).exactOptional().meta({
    title: 'Line above the title',
    description: 'The subject of the page, or a link to the page above it.',
  }),
  title: z
    .union([pageText, list(pageText)])
    .describe('The title of the page. A list sets it very large, one entry for each line.'),
  lead: pageText
    .exactOptional()
    .meta({ title: 'Introduction', description: 'A sentence or two under the title.' }),
  actions: actions.exactOptional(),
  points: points.exactOptional(),
  badges: list(pageText).exactOptional().describe('Short names in frames, such as standards.'),
  proof: pageText
    .exactOptional()
    .meta({ title: 'Line under the buttons', description: 'Shows that it is true.' }),
  wide: z
    .literal(true)
    .exactOptional()
    .meta({ title: 'Full width', description: 'What the page shows is below the words, at full width.' }),
});
export type HeroFrameWords = z.infer<typeof heroFrameWords>;

export const heroWords = heroFrameWords.extend({
  variant: z.enum(['plain', 'dark', 'sky', 'night']).exactOptional().meta({
    title: 'Background',
    description:
      'Plain is light, dark is green. Sky and night have the words in the sky above the part of the school. Plain unless given.',
  }),
  counts: weaveCountWords
    .exactOptional()
    .meta({ title: 'Bars', description: 'They show a number, beside the words.' }),
  school: z.enum(schoolPartNames).exactOptional().meta({
    title: 'Part of the school',
    description:
      'A part of the drawing of the school: beside the words, on a phone below them. With something else beside the words, only in sky and night.',
  }),
});
export type HeroWords = z.infer<typeof heroWords>;
