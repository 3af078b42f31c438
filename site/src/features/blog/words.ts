// Schemas of the blog's words: lists, categories and article pages.
import { z } from 'astro/zod';
import { laterPagesWords } from '../../components/PageLinks/schema.ts';
import { oneOrMany } from '../../components/schema.ts';
import { pageText } from '../../facts/page-text.ts';
import { readPage } from '../../facts/read-page.ts';
import { closingWords } from '../../sections/Closing/schema.ts';

const title = pageText.describe('The heading.');

const listWords = z.strictObject({
  label: pageText.describe('Names the search field.'),
  placeholder: pageText.describe('Inside the empty field.'),
  button: pageText.describe('The button of the search.'),
  more: pageText.describe('The button that shows more articles.'),
  loading: pageText.describe('While more articles are loaded.'),
  failed: pageText.describe('When they could not be loaded.'),
  range: pageText.describe('Which are shown. {first}, {last} and {articles} are filled in.'),
  unit: oneOrMany.describe('Beside a number of articles.'),
});
export type BlogListWords = z.infer<typeof listWords>;

export const blog = readPage('blog', {
  masthead: z.strictObject({ title, lead: pageText.describe('A sentence under the title of the page.') }),
  featured: z.strictObject({
    title: pageText.describe('The heading above the first article.'),
    linkLabel: pageText.describe('The link to it.'),
  }),
  index: z.strictObject({
    title: pageText.describe('The heading above the list.'),
    withoutScript: pageText.describe('Where the search cannot work.'),
  }),
  list: listWords,
  aside: z.strictObject({
    label: pageText.describe('Names the column beside the list, for people who hear the page.'),
    categories: pageText.describe('The heading above the categories.'),
    feed: pageText.describe('The link to the list for feed readers.'),
    categoryFeed: pageText.describe('The same for a category. {category} is filled in.'),
  }),
  newsletter: z.strictObject({ title, text: pageText.describe('A sentence or two under the heading.') }),
  closing: closingWords,
  laterPages: laterPagesWords,
  categoryClosing: closingWords.describe('Ends the page of a category.'),
  article: z
    .strictObject({
      related: pageText.describe('The heading above articles of the same kind.'),
      guest: pageText.describe('Beside an author who is not on the team. {role} is filled in.'),
      minutes: pageText.describe('How long it takes to read. {minutes} is filled in.'),
      updated: pageText.describe('Before the day of a change. {day} is filled in.'),
      share: pageText.describe('The link that shares it by WhatsApp.'),
      copy: pageText.describe('The button that copies its address.'),
    })
    .describe('The page of each article.'),
});
