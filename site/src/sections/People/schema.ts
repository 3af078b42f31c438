// Schema of the words of People. The descriptions are the editor's help texts.
import { z } from 'astro/zod';
import { section } from '../../components/Section/schema.ts';
import { list } from '../../components/schema.ts';
import { pageText } from '../../facts/page-text.ts';

export const peopleWords = section({
  of: z
    .enum(['people', 'organisations'])
    .meta({ title: 'Who they are', description: 'Their initials stand on a tile, large for people.' }),
  profiles: list(
    z.strictObject({
      name: pageText.describe('The name.'),
      role: pageText.describe('The person’s role; for an organisation its kind and town.'),
      text: pageText.describe('A sentence about them.'),
    }),
  ).describe('The people or organisations.'),
});
export type PeopleWords = z.infer<typeof peopleWords>;
