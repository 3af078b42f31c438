// What changed at our customers, from content/facts/case-studies.yaml.
import { z } from 'astro/zod';
import { filled } from './filled.ts';
import { readFacts } from './read-facts.ts';

const study = z.strictObject({
  seed: filled.describe('Draws the cover; never changes.'),
  category: filled.describe('What kind of institution it is.'),
  title: filled.max(70),
  institution: filled,
  where: filled.exactOptional().describe('Towns, where the name does not say it.'),
  learners: z.int().positive().describe('How many are on its register.'),
  unit: filled.describe('What they are called: learners, students, trainees.'),
  also: filled.exactOptional().describe('One more fact: 18 trades.'),
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
