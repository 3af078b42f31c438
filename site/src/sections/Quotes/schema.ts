// Schema of the words of Quotes. The descriptions are the editor's help texts.
import { z } from 'astro/zod';
import { section } from '../../components/Section/schema.ts';
import { list } from '../../components/schema.ts';
import { pageText } from '../../facts/page-text.ts';

export const quote = z.strictObject({
  quote: pageText.describe('The quote, without quotation marks.'),
  author: pageText.describe('First name and surname.'),
  position: pageText.describe('The person’s role and place of work.'),
  fact: pageText.exactOptional().describe('One fact beside the name: a place, a figure.'),
  rating: z.int().min(1).max(5).exactOptional().describe('Stars, out of five.'),
});
export type CustomerQuote = z.infer<typeof quote>;

export const quotesWords = section({ quotes: list(quote).describe('The quotes; the first is large.') });
export type QuotesWords = z.infer<typeof quotesWords>;
