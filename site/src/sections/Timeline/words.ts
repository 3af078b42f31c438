// Schema of the words of Timeline. The descriptions are the editor's help texts.
import { z } from 'astro/zod';
import { pageText } from '../../facts/page-text.ts';
import { sectionGround, sectionHead } from '../../ui/Section/words.ts';
import { list } from '../../ui/words.ts';

export const timelineWords = z.strictObject({
  ...sectionHead,
  entries: list(
    z.strictObject({
      year: z.int().describe('The year.'),
      title: pageText.describe('The event, in a few words.'),
      text: pageText.describe('The story, in a sentence or two.'),
    }),
  ).describe('One entry for each year.'),
  ...sectionGround,
});
export type TimelineWords = z.infer<typeof timelineWords>;
