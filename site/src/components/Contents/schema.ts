// Schema of the words of Contents. The descriptions are the editor's help texts.
import { z } from 'astro/zod';
import { pageText } from '../../facts/page-text.ts';
import { link, list } from '../schema.ts';

export const contentsWords = z.strictObject({
  label: pageText.describe('Names the list for people who hear the page.'),
  entries: list(
    link.extend({ note: pageText.exactOptional().describe('A few words under the name.') }),
  ).describe('The places on the page, in their order.'),
});
export type ContentsWords = z.infer<typeof contentsWords>;
