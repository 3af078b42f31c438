// What changed at our customers, from content/facts/case-studies.yaml.
import { z } from 'astro/zod';
import { filled } from './filled.ts';
import { institutions } from './institutions.ts';
import { nameIn } from './name-in.ts';
import { readFacts } from './read-facts.ts';

const side = z.strictObject({ value: z.number().min(0), text: filled });

/** How a figure is drawn; one that nothing is compared with stands alone. */
const change = z
  .union([
    z.strictObject({
      before: side,
      now: side,
      whole: z.number().positive().exactOptional().describe('Where the bars end: 100 for percentages.'),
    }),
    z.strictObject({ share: z.number().min(0).max(100).describe('In percent.') }),
    z.strictObject({ some: z.int().min(0), of: z.int().positive() }),
  ])
  .exactOptional();

const counted = Object.keys(institutions).filter((id) => institutions[id]?.learners && institutions[id].unit);

const study = z.strictObject({
  seed: filled.describe('Draws the cover; never changes.'),
  title: filled.max(70),
  institution: nameIn(
    () => counted,
    'is not in content/facts/institutions.yaml, with learners and a unit',
  ).describe('Its name in institutions.yaml.'),
  description: filled,
  results: z
    .array(
      z.strictObject({ figure: filled.describe('In quotes if it is only digits.'), label: filled, change }),
    )
    .length(3),
});

export const { studies: caseStudies } = readFacts(
  'case-studies',
  z.strictObject({
    studies: z.tuple([study], study).describe('The first is set large.'),
    sample: z.boolean().default(false).describe('true while they are invented. Listed before launch.'),
  }),
);
