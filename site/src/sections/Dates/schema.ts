// Schema of the words of Dates. The descriptions are the editor's help texts.
import { z } from 'astro/zod';
import { section } from '../../components/Section/schema.ts';
import { link, list, points } from '../../components/schema.ts';
import { pageText } from '../../facts/page-text.ts';
import { drawingNames } from '../../lib/drawings.ts';

export const datedEntry = z.strictObject({
  title: pageText.describe('The name of the event.'),
  facts: list(pageText).describe('Short facts in reading order: Workshop, Kampala, 50 places.'),
  description: pageText.describe('A sentence or two about it.'),
  badge: pageText.exactOptional().describe('A short word beside the date.'),
  points: points.exactOptional(),
  drawing: z.enum(drawingNames).exactOptional().describe('The drawing under the date.'),
  link: link.describe('Where to read more or take part.'),
});
export type DatedEntry = z.infer<typeof datedEntry>;

export const datesWords = section({
  events: list(datedEntry).describe('The events.'),
});
export type DatesWords = z.infer<typeof datesWords>;
