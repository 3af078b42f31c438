// Schemas for search settings and for the words of the search and not-found pages.
import { z } from 'astro/zod';
import { sectionWords } from '../../components/Section/schema.ts';
import { list } from '../../components/schema.ts';
import { pageText } from '../../facts/page-text.ts';
import { HIDDEN, readPage } from '../../facts/read-page.ts';
import { readContent } from '../../readers/read-facts.ts';
import { heroWords } from '../../sections/Hero/schema.ts';
import { notFoundWords } from '../../sections/NotFound/schema.ts';

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

export const searchSettings = readContent(
  'search',
  z.strictObject({
    sections: list(searchSection)
      .refine(
        (all) => all.filter(({ others }) => others).length === 1,
        'must have one that takes other pages',
      )
      .describe('As the list of all pages shows them.'),
    synonyms: list(list(pageText)).describe('Groups of words that find one another.'),
    answers: list(
      z.strictObject({
        page: address.describe('The page, or a place on it, that answers.'),
        questions: list(pageText).describe(
          'Words of the question. A search that has all of them shows the page first.',
        ),
      }),
    ).describe('Answers for the questions that matter most.'),
  }),
);

const searchWords = z.strictObject({
  label: pageText.describe('Names the field for people who hear the page.'),
  placeholder: pageText.describe('Inside the empty field.'),
  send: pageText.describe('Names the button for people who hear the page.'),
  suggestions: pageText.describe('Above the links that are offered before a search.'),
  all: pageText.describe('The link to all results.'),
  pages: pageText.describe('The link to the list of all pages: {pages} in the sentences below.'),
  none: z
    .strictObject({ text: pageText.describe('{pages} and {contact} become links.'), contact: pageText })
    .describe('When nothing was found.'),
  failed: z
    .strictObject({ text: pageText.describe('{again} becomes a button, {pages} a link.'), again: pageText })
    .describe('When the search did not load.'),
  keys: pageText.describe('How to use the keyboard.'),
  shortcut: pageText.describe('After the key that opens the search.'),
  close: pageText.describe('Names the button for people who hear the page.'),
  withoutScript: pageText.describe('Where the browser runs no scripts.'),
  articles: pageText.describe('Beside the box of a search that began in the blog.'),
});
export type SearchWords = z.infer<typeof searchWords>;

export const search = readPage('search', {
  hero: heroWords,
  panel: searchWords,
  all: sectionWords.extend({
    more: pageText.describe('Under a section with more pages than are listed; leave {section} and {count}.'),
  }),
});

export const notFound = readPage('not-found', { notFound: notFoundWords }, HIDDEN);
