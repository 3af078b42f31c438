// Schema of the words of Timetable. The descriptions are the editor's help texts.
import { z } from 'astro/zod';
import { pageText } from '../../facts/page-text.ts';
import { drawingNames } from '../../lib/drawings.ts';
import { list } from '../schema.ts';

export const timetableWords = z.strictObject({
  entries: list(
    z.strictObject({
      mark: pageText.describe('The day or the hour: Monday, 7:30.'),
      text: pageText.describe('The words beside it.'),
      drawing: z.enum(drawingNames).describe('The drawing beside it.'),
    }),
  ).describe('The days of a week or the hours of a day.'),
});
export type TimetableWords = z.infer<typeof timetableWords>;
