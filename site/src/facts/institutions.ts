// The institutions that the site names, from content/facts/institutions.yaml.
import { z } from 'astro/zod';
import type { Places } from './fill-places.ts';
import { readFacts } from './read-facts.ts';
import { withTowns } from './towns.ts';

const count = z.int().positive();

const institution = z.strictObject({
  name: z.string().min(3),
  short: z.string().min(2).max(6).exactOptional().describe('Its initials, for a row of names.'),
  alsoCalled: z.array(z.string().min(3)).default([]).describe('Other ways in which pages write the name.'),
  kind: z.string().min(3).describe('University, Secondary school and so on.'),
  place: withTowns(z.string().min(3)).describe('Its town, or the towns of its campuses.'),
  learners: count.exactOptional().describe('How many are on its register.'),
  unit: z.string().exactOptional().describe('What they are called: learners, students, trainees.'),
  boarders: count.exactOptional(),
  trades: count.exactOptional(),
  since: z.string().describe('When they began with us: Term I 2025; a year alone in quotes.'),
  state: z.enum(['sample', 'confirmed']),
});

export type Institution = z.infer<typeof institution>;

export const institutions = readFacts('institutions', z.record(z.string(), institution));

/** The one with this name in the file; another name stops the build. */
export function institutionOf(id: string): Institution {
  const found = institutions[id];
  if (!found) throw new Error(`content/facts/institutions.yaml has no institution "${id}".`);
  return found;
}

/** `institution.kasana-hill.learners` and so on, for texts to ask for. */
export const institutionPlaces: Places = Object.fromEntries(
  Object.entries(institutions).flatMap(([id, institution]) =>
    Object.entries(institution).map(([field, value]) => [
      `institution.${id}.${field}`,
      Array.isArray(value) ? value.join(', ') : value.toLocaleString('en-UG'),
    ]),
  ),
);
