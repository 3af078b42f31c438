// Schema of the words that the pages for kinds of institution share.
import { z } from 'astro/zod';
import { section } from '../../components/Section/schema.ts';
import { actions, link, list } from '../../components/schema.ts';
import { pageText, pageTexts } from '../../facts/page-text.ts';
import { readContent } from '../../readers/read-facts.ts';
import { closingWords } from '../../sections/Closing/schema.ts';
import { splitWords } from '../../sections/Split/schema.ts';

const byPeriod = pageTexts('term', 'semester');

export const audienceWords = readContent(
  'audiences',
  z.strictObject({
    actions,
    modules: splitWords,
    price: z.strictObject({
      size: pageText,
      learners: pageText.describe('Leave {learners} and {unit}.'),
      plan: pageText,
      period: byPeriod,
      each: byPeriod.describe('Leave {one}, which is a learner, a pupil or a student.'),
      beforeVat: pageText,
      own: pageText.describe('The link to the price planner.'),
      less: link.describe('To who pays nothing, or less.'),
    }),
    study: z.strictObject({
      link,
      change: pageTexts('before', 'now').describe('Names the two bars of a change.'),
    }),
    questions: z.strictObject({ title: pageText.describe('Leave {kind}.') }),
    closing: closingWords,
  }),
);

export const schoolsWords = section({
  each: byPeriod.describe('After the price. Leave {one}, which is a learner, a pupil or a student.'),
  size: pageText.describe('Leave {learners} and {unit}.'),
  ways: list(link.extend({ text: pageText.describe('A few words about it.') })).describe(
    'Two more ways on: the demo, the price.',
  ),
});
export type SchoolsWords = z.infer<typeof schoolsWords>;
