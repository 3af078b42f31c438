// Blog categories and the featured article.

import { z } from 'astro/zod';
import { nameIn } from '../readers/fields.ts';
import { contentOf, readFacts } from '../readers/read-facts.ts';
import { filled } from './filled.ts';

const category = z.strictObject({
  name: filled.describe('Its address is made from it.'),
  title: filled.describe('Stands over the list of its articles.'),
  about: filled.min(70).max(160).describe('For the page and search engines, 70 to 160 characters.'),
});

const categories = contentOf('facts/blog-categories', z.array(category).min(1));

export const blogCategories = () => categories().map(({ name }) => name);

export const categoryName = nameIn(blogCategories, 'is not in content/facts/blog-categories.yaml');

export function blogCategory(name: string): z.infer<typeof category> {
  const found = categories().find((each) => each.name === name);
  if (!found) throw new Error(`content/facts/blog-categories.yaml has no category "${name}".`);
  return found;
}

const onTop = readFacts(
  'blog',
  z.strictObject({
    featured: z.int().positive().describe('The number of an article, as its file has it.'),
  }),
);

export const featuredNumber = () => onTop.featured;
