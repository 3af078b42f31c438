// Schema of the words of Track. The descriptions are the editor's help texts.
import { z } from 'astro/zod';
import { pageText } from '../../facts/page-text.ts';
import { list } from '../schema.ts';
import { weaveGroups } from '../Weave/schema.ts';

export const trackWords = z.strictObject({
  caption: pageText.describe('Says all that the drawing shows.'),
  groups: weaveGroups,
  marks: list(
    z.strictObject({
      after: z.number().nonnegative().meta({
        title: 'Number of bars before it',
        description: 'Where the mark is, counted from the left.',
      }),
      text: pageText.describe('The words under the bar.'),
    }),
  ).describe('Words under the bars.'),
});
export type TrackWords = z.infer<typeof trackWords>;
