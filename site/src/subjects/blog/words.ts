// The words of the blog: its lists, its categories and what is around an article.
import { z } from 'astro/zod';
import { pageText } from '../../facts/page-text.ts';
import { closingCallWords } from '../../sections/words.ts';
import { readPage } from '../../seo/read-page.ts';
import { laterPagesWords, list, oneOrMany } from '../../ui/words.ts';

const title = pageText.describe('The heading.');

export const blog = readPage('blog', {
  masthead: z.strictObject({ title, lead: pageText.describe('A sentence under the title of the page.') }),
  featured: z.strictObject({
    title: pageText.describe('The heading above the first article.'),
    linkLabel: pageText.describe('The link to it.'),
  }),
  index: z.strictObject({
    title: pageText.describe('The heading above the list.'),
    withoutScript: pageText.describe('Where the search cannot work.'),
    suggestions: list(pageText).describe('Words to search for, offered when nothing was found.'),
  }),
  aside: z.strictObject({
    label: pageText.describe('Names the column beside the list, for people who hear the page.'),
    categories: pageText.describe('The heading above the categories.'),
    unit: oneOrMany,
    feed: pageText.describe('The link to the list for feed readers.'),
    categoryFeed: pageText.describe('The same for a category. {category} is filled in.'),
  }),
  newsletter: z.strictObject({ title, text: pageText.describe('A sentence or two under the heading.') }),
  closing: closingCallWords,
  laterPages: laterPagesWords,
  categoryClosing: closingCallWords.describe('Ends the page of a category.'),
  article: z
    .strictObject({
      related: pageText.describe('The heading above articles of the same kind.'),
      neighbours: pageText.describe('Names the links to the articles before and after.'),
    })
    .describe('The page of each article.'),
});
