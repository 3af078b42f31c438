// Schema of the words of Names. The descriptions are the editor's help texts.
import { z } from 'astro/zod';
import { sectionHead } from '../../components/Section/schema.ts';
import { list } from '../../components/schema.ts';
import { pageText } from '../../facts/page-text.ts';

export const namesWords = z.strictObject({
  title: sectionHead.title,
  variant: z
    .enum(['marks', 'crests'])
    .exactOptional()
    .meta({ title: 'Layout', description: 'Marks shows the short names, crests both; marks unless given.' }),
  names: list(
    z.strictObject({
      short: pageText.describe('The initials.'),
      full: pageText.describe('The whole name.'),
      href: pageText.exactOptional().describe('A page about it.'),
    }),
  ).describe('The names.'),
});
export type NamesWords = z.infer<typeof namesWords>;
