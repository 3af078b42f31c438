// The people at institutions whom the site quotes, from content/facts/people.yaml.
import { z } from 'astro/zod';
import type { Places } from './fill-places.ts';
import { institutionOf, institutions } from './institutions.ts';
import { nameIn } from './name-in.ts';
import { readFacts } from './read-facts.ts';

export const people = readFacts(
  'people',
  z.record(
    z.string(),
    z.strictObject({
      name: z.string().min(3),
      role: z.string().min(3).describe('What the person does there.'),
      institution: nameIn(
        () => Object.keys(institutions),
        'is not in content/facts/institutions.yaml',
      ).exactOptional(),
      state: z.enum(['sample', 'confirmed']),
    }),
  ),
);

/** `person.harriet-nabirye.position` and so on, for texts to ask for. */
export const personPlaces: Places = Object.fromEntries(
  Object.entries(people).flatMap(([id, { name, role, institution }]) => [
    [`person.${id}.name`, name],
    [`person.${id}.role`, role],
    [`person.${id}.position`, institution ? `${role}, ${institutionOf(institution).name}` : role],
  ]),
);
