// Schemas of the case studies' words.

import { z } from 'astro/zod';
import { sectionWords } from '../../components/Section/schema.ts';
import { link } from '../../components/schema.ts';
import { allCaseStudies } from '../../facts/customers.ts';
import { pageText, pageTexts } from '../../facts/page-text.ts';
import { nameIn } from '../../readers/fields.ts';
import { statHeadWords } from '../../sections/Figures/schema.ts';

export const caseStudiesWords = sectionWords.extend({
  featuredTitle: pageText.describe('Beside the kind of the first study.'),
  size: pageText.describe('Leave {learners} and {unit}.'),
  sizeWithTrades: pageText.describe('Of a technical institute; leave {learners}, {unit} and {trades}.'),
  ask: link.describe('Under each study.'),
  story: pageText.describe('The link to an article that tells it at length.'),
  change: pageTexts('before', 'now').describe('Names the two bars of a day and of a change.'),
});
export type CaseStudiesWords = z.infer<typeof caseStudiesWords>;

export const caseFiguresWords = statHeadWords.extend({
  learners: pageText.describe('Under the sum of all learners.'),
});
export type CaseFiguresWords = z.infer<typeof caseFiguresWords>;

export const caseStudyWords = z.strictObject({
  study: nameIn(
    () => allCaseStudies().map(({ seed }) => seed),
    'is not in content/facts/case-studies.yaml',
  ).describe('The case study.'),
  like: pageText.describe('Before the name of the institution: A school like yours.'),
  link: link.describe('After the story.'),
});
export type CaseStudyWords = z.infer<typeof caseStudyWords>;
