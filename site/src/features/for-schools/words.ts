// Schemas of the prices for kinds of school, on their pages and on the home page.
import { z } from 'astro/zod';
import { section } from '../../components/Section/schema.ts';
import { link, list } from '../../components/schema.ts';
import { pageText, pageTexts } from '../../facts/page-text.ts';
import { sampleWhile } from '../../readers/fields.ts';
import { readContent } from '../../readers/read-facts.ts';

const byPeriod = pageTexts('term', 'semester');

export const priceWords = readContent(
  'audiences',
  z.strictObject({
    size: pageText,
    learners: pageText.describe('Leave {learners} and {unit}.'),
    plan: pageText,
    period: byPeriod,
    each: byPeriod.describe('Leave {one}, which is a learner, a pupil or a student.'),
    beforeVat: pageText,
    own: pageText.describe('The link to the price planner.'),
    less: link.describe('To who pays nothing, or less.'),
  }),
);

export const schoolPriceWords = z.strictObject({
  learners: z.int().positive(),
  unit: pageText.describe('The word for them: pupils, students.'),
  period: z
    .enum(['term', 'semester'])
    .describe('Period of the price: a term has four months, a semester six.'),
  note: pageText.describe('The size of the school.'),
  sample: sampleWhile('a person has yet to confirm it'),
});
export type SchoolPriceWords = z.infer<typeof schoolPriceWords>;

export const schoolsWords = section({
  schools: list(
    z.strictObject({
      page: z.string().describe('The page about such schools: for/primary.'),
      building: z.enum(['verandah', 'class', 'workshop', 'hall']).meta({
        labels: { verandah: 'Classrooms', class: 'P.1', workshop: 'Workshop', hall: 'Lecture hall' },
      }),
    }),
  ).describe('In the order of the buildings in the drawing, from left to right.'),
  each: byPeriod.describe('After the price. Leave {one}, which is a learner, a pupil or a student.'),
  size: pageText.describe('Leave {learners} and {unit}.'),
  ways: list(link.extend({ text: pageText.describe('A few words about it.') })).describe(
    'Two more ways on: the demo, the price.',
  ),
});
export type SchoolsWords = z.infer<typeof schoolsWords>;
