// What the search knows besides the pages, and the words of the pages on which visitors look for others.
import { z } from 'astro/zod';
import { pageText } from '../../facts/page-text.ts';
import { readContent } from '../../readers/read-facts.ts';
import { heroWords, notFoundWords } from '../../sections/words.ts';
import { readPage } from '../../seo/read-page.ts';
import { list, sectionWords } from '../../ui/words.ts';

const address = z.string().startsWith('/', 'must be an address that begins with /');

const searchSection = z.strictObject({
  name: pageText,
  under: list(address).describe('How the addresses of its pages begin. The longest one that fits decides.'),
  list: address.exactOptional().describe('The page that lists all of it, where there can be very many.'),
  others: z.boolean().exactOptional().describe('Takes the pages that fit no other section.'),
  weight: z
    .number()
    .positive()
    .exactOptional()
    .describe('How much more, or less, its pages count among results; 1 unless given.'),
});
export type SearchSection = z.infer<typeof searchSection>;

export const { sections: searchSections, synonyms } = readContent(
  'search',
  z.strictObject({
    sections: list(searchSection).describe('As the list of all pages shows them.'),
    synonyms: list(list(pageText)).describe('Groups of words that find one another.'),
  }),
);

export const search = readPage('search', {
  hero: heroWords,
  panel: z.strictObject({ withoutScript: pageText.describe('Where the browser runs no scripts.') }),
  all: sectionWords.extend({
    more: pageText.describe('Under a section with more pages than are listed; leave {section} and {count}.'),
  }),
});

export const notFound = readPage('not-found', { notFound: notFoundWords });
