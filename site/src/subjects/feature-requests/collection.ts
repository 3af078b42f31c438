// What a feature request and a category of requests must say.

import { reference } from 'astro:content';
import { defineCollection } from 'astro/content/config';
import { file } from 'astro/loaders';
import { z } from 'astro/zod';
import { afterFacts, entries } from '~/facts/entries';
import { filled } from '~/facts/filled';
import { day, icon, sample } from '~/lib/schema-parts';

const requestCategory = z.strictObject({
  title: filled,
  icon,
  description: filled.max(140).describe('One sentence.'),
  requests: z.int().nonnegative().describe('How many requests we were sent, published or not.'),
  popular: z.array(filled).min(3).describe('Most wanted first; the page shows the first three.'),
});

const request = z.strictObject({
  title: filled.min(10).max(70).describe('What we should build, in a few words.'),
  description: filled.min(60).max(220).describe('Two or three sentences: who needs it and why.'),
  votes: z.int().nonnegative().describe('Votes from before this list was public. The desk adds its own.'),
  status: filled.describe(
    'Completed, In Development, Planned or Under Review. Anything else is shown in a neutral colour.',
  ),
  category: reference('requestCategories').describe('A name from request-categories.yaml.'),
  university: filled.describe('Who asked for it first.'),
  priority: z.enum(['High', 'Medium', 'Low']),
  asked: day.describe('The day it came in.'),
  target: filled.optional().describe('When it is meant to be done: “Term II 2027”.'),
  release: filled.optional().describe('The release that brought it, once completed: “2.5.0”.'),
  sample,
});

export const requestCategories = defineCollection({
  loader: afterFacts(file('./src/content/request-categories.yaml')),
  schema: requestCategory,
});

export const requests = defineCollection({
  loader: entries({ base: './src/content/requests', pattern: '*.yaml' }),
  schema: request,
});
