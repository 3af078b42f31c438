// Who won a hackathon, and who helps with them, from content/facts/hackathon-winners.yaml.
import { z } from 'astro/zod';
import { filled } from './filled.ts';
import { readFacts } from './read-facts.ts';

export const { hackathons: hallOfFame, partners: hackathonPartners } = readFacts(
  'hackathon-winners',
  z.strictObject({
    hackathons: z
      .array(
        z.strictObject({
          title: filled.describe('Its name and year: Campus Build 2026.'),
          place: filled.describe('Where and in which month: Entebbe, May.'),
          winners: z
            .array(
              z.strictObject({
                prize: z.enum(['first', 'second', 'third']),
                project: filled.describe('What it is called.'),
                text: filled.describe('The team, where from, what it does, what became of it.'),
              }),
            )
            .min(1),
        }),
      )
      .min(1),
    partners: z.array(
      z.strictObject({
        short: filled.describe('What stands on the page.'),
        full: filled.describe('The same with a few words on what they do, for those who hear the page.'),
      }),
    ),
    sample: z.boolean().default(false).describe('true while it is invented. Listed before launch.'),
  }),
);
