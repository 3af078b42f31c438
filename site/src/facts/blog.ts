// Which article stands on top of the blog, from content/facts/blog.yaml.
import { z } from 'astro/zod';
import { whyNotPublished } from './articles.ts';
import { readFacts } from './read-facts.ts';

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
