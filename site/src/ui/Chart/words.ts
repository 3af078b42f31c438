// Schema of the words of Chart. The descriptions are the editor's help texts.
import { z } from 'astro/zod';
import { pageText } from '../../facts/page-text.ts';
import { list } from '../words.ts';

export const chartWords = z.strictObject({
  caption: pageText.describe('The thing counted, and when.'),
  note: pageText
    .exactOptional()
    .describe('A note for the reader: where an axis starts, or which part is missing.'),
});

export const chartTone = z.enum(['brand', 'quiet', 'warm', 'accent']).meta({
  title: 'Colour',
  description:
    'Brand for the thing itself, quiet for a comparison, warm for what went wrong, accent to stand out.',
});
export type ChartTone = z.infer<typeof chartTone>;

const chartRow = {
  name: pageText.describe('Name of the row.'),
  text: pageText.describe('The number as it is read: 85%.'),
  tone: chartTone.exactOptional(),
};

export const barRows = list(
  z.strictObject({
    ...chartRow,
    value: z.number().describe('The length of the bar.'),
    target: z.number().exactOptional().describe('Where it should be; a stroke marks it.'),
  }),
).describe('The bars.');
export type BarRow = z.infer<typeof barRows>[number];

export const dotRows = list(
  z.strictObject({
    ...chartRow,
    filled: z
      .int()
      .nonnegative()
      .meta({ title: 'Number of filled dots', description: 'The others are empty.' }),
    of: z
      .int()
      .positive()
      .exactOptional()
      .meta({ title: 'Number of dots', description: 'Ten unless given.' }),
  }),
).describe('The rows of dots.');
export type DotRow = z.infer<typeof dotRows>[number];
