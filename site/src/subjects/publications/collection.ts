// What a paper and a yearly report must say.
import { defineCollection } from 'astro/content/config';
import { z } from 'astro/zod';
import { entries } from '~/facts/entries';
import { published } from '~/facts/published';
import { day } from '~/lib/schema-parts';

export const papers = defineCollection({
  loader: entries({ base: './src/content/papers', pattern: '*.md' }),
  schema: z.strictObject({
    ...published,
    category: z
      .enum(['featured', 'money', 'teaching', 'records'])
      .describe('Its shelf on /whitepapers; one paper is the featured report.'),
    order: z.int().positive().describe('Its place on the shelf.'),
    published: day.describe('The day it came out, YYYY-MM-DD.'),
  }),
});

export const reports = defineCollection({
  loader: entries({ base: './src/content/reports', pattern: '*.md' }),
  schema: z.strictObject({
    ...published,
    year: z.int().min(2022).describe('The year it is about. Its address is the file’s name.'),
    order: z.int().positive().describe('Its place on /corporate-responsibility.'),
    published: day.describe('The day it came out, YYYY-MM-DD.'),
  }),
});
