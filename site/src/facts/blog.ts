// Blog categories and the featured article.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { formatDate, todayInKampala } from '../lib/dates.ts';
import { contentFolder, namesIn, readFacts } from '../readers/read-facts.ts';
import { filled } from './filled.ts';

const category = z.strictObject({
  name: filled.describe('Its address is made from it.'),
  title: filled.describe('Stands over the list of its articles.'),
  about: filled.min(70).max(160).describe('For the page and search engines, 70 to 160 characters.'),
});

const categories = readFacts('blog-categories', z.array(category).min(1));

export const blogCategories = categories.map(({ name }) => name);

export function blogCategory(name: string): z.infer<typeof category> {
  const found = categories.find((each) => each.name === name);
  if (!found) throw new Error(`content/facts/blog-categories.yaml has no category "${name}".`);
  return found;
}

function whyNotPublished(number: number): string | undefined {
  const has = new RegExp(`^number:[ \\t]*${number}[ \\t]*$`, 'm');
  for (const name of namesIn('blog', '.md')) {
    const [, head = ''] = readFileSync(join(contentFolder, 'blog', `${name}.md`), 'utf8').split(/^---\s*$/m);
    if (!has.test(head)) continue;
    const [, day = ''] = /^date:[ \t]*["']?(\d{4}-\d\d-\d\d)/m.exec(head) ?? [];
    if (/^draft:[ \t]*true/m.test(head)) return 'is the number of a draft';
    return day > todayInKampala()
      ? `is the number of an article that waits for ${formatDate(day)}`
      : undefined;
  }
  return 'is the number of no article';
}

export const { featured: featuredNumber } = readFacts(
  'blog',
  z.strictObject({
    featured: z
      .int()
      .positive()
      .refine((number) => whyNotPublished(number) === undefined, {
        error: ({ input }) => whyNotPublished(Number(input)) ?? '',
      })
      .describe('The number of an article, as its file has it.'),
  }),
);
