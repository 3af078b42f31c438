// Schema of the register of figures.
import { z } from 'astro/zod';
import { compareGroups } from '../../facts/figures.ts';
import { pageText } from '../../facts/page-text.ts';
import { figureListWords } from '../../sections/FigureList/schema.ts';

/** The rows come from the register of figures. */
export const registerWords = figureListWords.omit({ groups: true }).extend({
  groups: z.record(z.enum(compareGroups), pageText).describe('The headings of the groups of figures.'),
  home: pageText.describe('The name of the home page in the table.'),
  dated: pageText.describe('A figure with a known day: {counts} says what it counts, {date} is the day.'),
});
export type RegisterWords = z.infer<typeof registerWords>;
