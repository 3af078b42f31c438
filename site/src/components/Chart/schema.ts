// Schema of the words of Chart. The descriptions are the editor's help texts.
import { z } from 'astro/zod';
import { pageText } from '../../facts/page-text.ts';

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
