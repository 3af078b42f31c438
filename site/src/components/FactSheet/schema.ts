// Schema of the words of FactSheet. The descriptions are the editor's help texts.
import { z } from 'astro/zod';
import { pageText } from '../../facts/page-text.ts';
import { link, list } from '../schema.ts';

export const factSheetWords = z.strictObject({
  facts: list(
    z.strictObject({
      label: pageText.describe('Name of the fact: When, Where.'),
      lines: list(pageText).describe('One entry for each line; the first one leads.'),
      alike: z
        .boolean()
        .exactOptional()
        .meta({ title: 'All lines look the same', description: 'Otherwise the first line is bold.' }),
      link: link.exactOptional().describe('A link under the lines.'),
    }),
  ).describe('The facts on the card.'),
});
export type FactSheetWords = z.infer<typeof factSheetWords>;
export type Fact = FactSheetWords['facts'][number];
