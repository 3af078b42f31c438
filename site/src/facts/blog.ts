// Which article stands on top of the blog, from content/facts/blog.yaml.
import { z } from 'astro/zod';
import { readFacts } from './read-facts.ts';

export const { featured: featuredNumber } = readFacts(
  'blog',
  z.strictObject({
    featured: z.int().positive().describe('The number of an article, as its file has it.'),
  }),
);
