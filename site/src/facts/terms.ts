// The school terms of one year, from content/facts/terms.yaml.
import { z } from 'astro/zod';
import { readFacts } from './read-facts.ts';

const term = z
  .strictObject({
    name: z.string().describe('As it stands on report cards.'),
    starts: z.iso.date().describe('Its first day.'),
    ends: z.iso.date().describe('Its last day.'),
  })
  .refine(({ starts, ends }) => starts < ends, { path: ['ends'], error: 'must be after the day it starts' });

export const schoolYear = readFacts(
  'terms',
  z.strictObject({
    year: z.int().min(2020),
    checked: z.string().describe('The month in which somebody compared them.'),
    terms: z.array(term).min(1),
  }),
);
