// The people in charge, from content/facts/team.yaml.
import { z } from 'astro/zod';
import { filled } from './filled.ts';
import { readFacts } from './read-facts.ts';

export const { people: team } = readFacts(
  'team',
  z.strictObject({
    people: z
      .array(
        z.strictObject({
          name: filled.min(3).describe('First name and surname.'),
          role: filled.describe('What the person does here.'),
          text: filled.max(120).describe('One or two short sentences, at most 120 characters.'),
        }),
      )
      .min(1),
    sample: z.boolean().default(false).describe('true while people are invented. Listed before launch.'),
  }),
);
