// Schema of the words of Closing. The descriptions are the editor's help texts.
import { z } from 'astro/zod';
import { sectionHead } from '../../components/Section/schema.ts';
import { actions, link, list } from '../../components/schema.ts';
import { pageText } from '../../facts/page-text.ts';

export const closingWords = z.strictObject({
  title: sectionHead.title,
  text: pageText.describe('A sentence or two under the heading.'),
  actions,
  ways: list(link.extend({ name: pageText.describe('Its name: Emergency line.') }))
    .exactOptional()
    .describe('Other ways to reach us.'),
});
export type ClosingWords = z.infer<typeof closingWords>;
