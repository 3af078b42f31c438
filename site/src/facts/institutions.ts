// Institutions that the site names, and the people it quotes.

import { z } from 'astro/zod';
import { formatDate } from '../lib/dates.ts';
import { formatCount } from '../lib/locale.ts';
import { identifier, nameIn } from '../readers/fields.ts';
import type { Placeholders } from '../readers/placeholders.ts';
import { contentOf } from '../readers/read-facts.ts';
import { prices } from './prices.ts';
import { withTowns } from './towns.ts';

const count = z.int().positive();

const institution = z
  .strictObject({
    name: z.string().min(3),
    short: z.string().min(2).max(6).exactOptional().describe('Its initials, for a row of names.'),
    alsoCalled: z.array(z.string().min(3)).default([]).describe('Other ways in which pages write the name.'),
    kind: z.string().min(3).describe('University, Secondary school and so on.'),
    place: withTowns(z.string().min(3)).describe('Its town, or the towns of its campuses.'),
    learners: count.exactOptional().describe('How many are on its register.'),
    unit: z.string().default('learners').describe('The word for them, if not learners: students, trainees.'),
    boarders: count.exactOptional(),
    trades: count.exactOptional(),
    since: z.string().describe('When they began with us: Term I 2025, or a year.'),
    feesSince: z.iso
      .date()
      .exactOptional()
      .describe('The day from which all fees go through us, if that was later.'),
    freeLicence: z
      .boolean()
      .exactOptional()
      .describe('For a school that has the smallest plan without a bill.'),
    state: z.enum(['sample', 'confirmed']),
  })
  .refine(
    ({ freeLicence, learners = 0 }) => !freeLicence || learners <= (prices.studentCaps.starter ?? learners),
    {
      path: ['learners'],
      error: 'must be within the cap of the smallest plan, which a free licence is',
    },
  );

export type Institution = z.infer<typeof institution>;

export const institutions = contentOf('facts/institutions', z.record(identifier, institution));

export function institutionOf(id: string): Institution {
  const found = institutions()[id];
  if (!found) throw new Error(`content/facts/institutions.yaml has no institution "${id}".`);
  return found;
}

/** `institution.kasana-hill.learners` and others. */
export const institutionPlaceholders = (): Placeholders =>
  Object.fromEntries(
    Object.entries(institutions()).flatMap(([id, institution]) =>
      Object.entries(institution).map(([field, value]) => [
        `institution.${id}.${field}`,
        formatField(field, value),
      ]),
    ),
  );

function formatField(field: string, value: string | number | boolean | string[]): string {
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'number') return formatCount(value);
  return field === 'feesSince' ? formatDate(String(value)) : String(value);
}

/** Names for lists in the editor. */
export const institutionNames = () =>
  Object.fromEntries(Object.entries(institutions()).map(([id, { name }]) => [id, name]));

export const institutionName = nameIn(
  () => Object.keys(institutions()),
  'is not in content/facts/institutions.yaml',
  institutionNames,
);

const people = contentOf(
  'facts/people',
  z.record(
    identifier,
    z.strictObject({
      name: z.string().min(3),
      role: z.string().min(3).describe('The person’s role there.'),
      institution: institutionName.exactOptional(),
      state: z.enum(['sample', 'confirmed']),
    }),
  ),
);

/** `person.harriet-nabirye.position` and others. */
export const personPlaceholders = (): Placeholders =>
  Object.fromEntries(
    Object.entries(people()).flatMap(([id, { name, role, institution }]) => [
      [`person.${id}.name`, name],
      [`person.${id}.role`, role],
      [`person.${id}.position`, institution ? `${role}, ${institutionOf(institution).name}` : role],
    ]),
  );
