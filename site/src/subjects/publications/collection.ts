// What a paper and a yearly report must say.
import { defineCollection } from 'astro/content/config';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { day, published } from '~/lib/schema-parts';

export const papers = defineCollection({
  loader: glob({ base: './src/content/papers', pattern: '*.md' }),
  schema: z.strictObject({
    ...published,
    category: z
      .enum(['featured', 'money', 'teaching', 'records'])
      .describe('Its shelf on /whitepapers; one paper is the featured report.'),
    order: z.int().positive().describe('Its place on the shelf.'),
    published: day.describe('The day it came out, YYYY-MM-DD.'),
  }),
});

/** A paper that is a book has a folder of chapters, named as its own file. */
export const paperChapters = defineCollection({
  loader: glob({ base: './src/content/papers', pattern: '*/*.md' }),
  schema: z.strictObject({
    title: published.title,
    description: published.description,
    order: z
      .int()
      .positive()
      .describe('Its place in the book. The second is the paper itself, as the report in short.'),
    sample: published.sample,
  }),
});

export const reports = defineCollection({
  loader: glob({ base: './src/content/reports', pattern: '*.md' }),
  schema: z.strictObject({
    ...published,
    year: z.int().min(2022).describe('The year it is about. Its address is the file’s name.'),
    order: z.int().positive().describe('Its place on /corporate-responsibility.'),
    published: day.describe('The day it came out, YYYY-MM-DD.'),
  }),
});
