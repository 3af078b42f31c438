// Schema of the words of NotFound. The descriptions are the editor's help texts.
import { z } from 'astro/zod';
import { link, list } from '../../components/schema.ts';
import { pageText } from '../../facts/page-text.ts';

export const notFoundWords = z.strictObject({
  title: pageText.describe('The title of the page.'),
  text: pageText.describe('A sentence or two under the title.'),
  home: link.describe('The button to the home page.'),
  suggestionsTitle: pageText.describe('The heading above the suggestions.'),
  suggestions: list(link.extend({ text: pageText.describe('A few words about the page.') })).describe(
    'Pages worth a visit.',
  ),
  others: z
    .strictObject({
      before: pageText.describe('The words before the links.'),
      links: list(link).describe('The links of the line.'),
    })
    .describe('Other pages, in a line below.'),
});
export type NotFoundWords = z.infer<typeof notFoundWords>;
