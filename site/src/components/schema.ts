// Schemas of words that many parts share: links, lists, paragraphs. The descriptions are the editor's help texts.
import { z } from 'astro/zod';
import { pageAddress, pageText } from '../facts/page-text.ts';

/** A list has at least one entry: a page omits an empty list. */
export const list = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).readonly();

export const link = z
  .strictObject({
    label: pageText.describe('The words to press.'),
    href: pageAddress.meta({
      title: 'Leads to',
      description: 'A page of this site (/pricing), a place on it (/pricing#compare), or a whole address.',
    }),
  })
  /** Its name in the editor if it is one of several kinds. */
  .meta({ called: 'A link' });
export type Link = z.infer<typeof link>;

export const actions = list(link).meta({
  title: 'Buttons',
  description: 'The first stands out; a third is a plain link.',
});

export const paragraphs = list(pageText).describe('One entry for each paragraph.');

export const points = list(pageText).describe('Short points, one line each.');

/** Points or links with their own heading. */
export const titledPoints = z.strictObject({ title: pageText.describe('The heading.'), items: points });

export const titledLinks = z.strictObject({
  title: pageText.describe('The heading.'),
  links: list(link).describe('The links.'),
});

export const oneOrMany = z.strictObject({
  one: pageText.describe('Beside the number one: article.'),
  many: pageText.describe('Beside any other number: articles.'),
});
