// Who leads the community, from content/facts/leaderboard.yaml, with the points that claims.yaml states.
import { z } from 'astro/zod';
import { figures } from './figures.ts';
import { filled } from './filled.ts';
import { readFacts } from './read-facts.ts';

const points = figures.leaderboard;

const { people } = readFacts(
  'leaderboard',
  z.strictObject({
    people: z
      .array(
        z.strictObject({
          name: filled.min(3).describe('First name and surname.'),
          contributions: filled.describe('How many, and which. In double quotes, since it has a colon.'),
          badges: z.array(filled).min(1).describe('In square brackets: [Maintainer, Mentor].'),
        }),
      )
      .length(points.length, `must be ${points.length} people, one for each of the points in claims.yaml`),
    sample: z.boolean().default(false).describe('true while people are invented. Listed before launch.'),
  }),
);

export const leaderboard = people.map((person, place) => ({
  rank: place + 1,
  points: points[place] ?? '',
  ...person,
}));
