// Schema of the words of Comparison. The descriptions are the editor's help texts.
import { z } from 'astro/zod';
import { section } from '../../components/Section/schema.ts';
import { list } from '../../components/schema.ts';
import { pageText } from '../../facts/page-text.ts';

export const comparisonWords = section({
  columns: list(
    z.strictObject({
      name: pageText.describe('The heading of the column.'),
      badge: pageText.exactOptional().describe('A short word beside the heading: Most popular.'),
      highlighted: z.boolean().exactOptional().describe('Highlights the column.'),
    }),
  ).describe('The columns. The first one names the rows.'),
  rows: list(
    z.strictObject({
      label: pageText.describe('Name of the comparison.'),
      cells: list(z.union([pageText, z.boolean()])).describe(
        'One entry for each column after the first: a text, or yes or no for included or not.',
      ),
    }),
  ).describe('The rows.'),
});
export type ComparisonWords = z.infer<typeof comparisonWords>;
