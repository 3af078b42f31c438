// Schema of the words of PageLinks. The descriptions are the editor's help texts.
import { z } from 'astro/zod';
import { pageText } from '../../facts/page-text.ts';

/** A list with pages. */
export const laterPagesWords = z.strictObject({
  label: pageText.describe('Names the links to the pages of the list, for people who hear the page.'),
  about: pageText.describe('Content of the pages after the first, for search engines. It ends a sentence.'),
});

/** A list that has its own address from its first page on. */
export const wholeListWords = laterPagesWords.extend({
  title: pageText.describe('The title of the page.'),
  description: pageText.min(70).max(160).describe('In search results, 70 to 160 characters.'),
});
