// What changed at our customers, from content/facts/case-studies.yaml.
import { z } from 'astro/zod';
import { filled } from './filled.ts';
import { institutions } from './institutions.ts';
import { readFacts } from './read-facts.ts';

const study = z.strictObject({
  seed: filled.describe('Draws the cover; never changes.'),
  title: filled.max(70),
  institution: z
    .string()
    .refine(
      (id) => institutions[id]?.learners && institutions[id].unit,
      'must be a name from institutions.yaml that has learners and a unit there',
    )
    .describe('Its name in institutions.yaml.'),
  description: filled,
  results: z
    .array(z.strictObject({ figure: filled.describe('In quotes if it is only digits.'), label: filled }))
    .length(3),
});

export const { studies: caseStudies } = readFacts(
  'case-studies',
  z.strictObject({
    studies: z.tuple([study], study).describe('The first is set large.'),
    sample: z.boolean().default(false).describe('true while they are invented. Listed before launch.'),
  }),
);
