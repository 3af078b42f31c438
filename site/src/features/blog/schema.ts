// The schema of an article.
import { z } from 'astro/zod';
import { categoryName } from '~/facts/blog';
import { authors, team } from '~/facts/company';
import { collection, entryTitle, filled } from '~/facts/filled';
import type { PictureFile } from '~/files/pictures/picture-files';
import { drawingNames } from '~/lib/drawings';
import { day, draft } from '~/lib/schema-parts';
import type { Text } from '~/lib/text';
import { nameIn } from '~/readers/fields';
import { chartProblem } from '../publications/chart-names';

const post = z.strictObject({
  title: entryTitle.min(10).describe('Search engines show all of it, with the company’s name.'),
  excerpt: filled
    .min(70)
    .max(160)
    .describe('One or two sentences, 70 to 160 characters: on the card, in search engines and when shared.'),
  date: day.describe('The day it is published. Until then no build shows it.'),
  updated: day.optional().describe('The day it was last changed in substance, if it was.'),
  author: nameIn(
    () => [...team.people, ...authors.guests].map(({ name }) => name),
    'is neither in content/facts/team.yaml nor in content/facts/authors.yaml',
  ).describe('First name and surname.'),
  category: categoryName.describe('The subject it is listed under.'),
  drawing: z.enum(drawingNames).describe('The drawing on its cover: something from the story.'),
  number: z
    .int()
    .positive()
    .describe(
      'The end of its address, as in /blog/18. A new article has the next free one; never change it.',
    ),
  draft,
  sample: z
    .boolean()
    .default(false)
    .describe('Yes while the author, or a person or school in the text, is invented. Listed before launch.'),
});

export type LoadedPost = z.infer<typeof post> & {
  text: Text;
  pictures: PictureFile[];
  words: number;
  minutes: number;
};

export const blog = collection({
  folder: 'blog',
  pattern: '*.md',
  schema: post,
  pictures: true,
  drawing: chartProblem,
  unique: 'number',
  waitsFor: 'date',
  address: (id, { number = id }) => `/blog/${number}`,
});
