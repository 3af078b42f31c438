// Schemas of the case studies' words.

import type { z } from 'astro/zod';
import { sectionWords } from '../../components/Section/schema.ts';
import { link } from '../../components/schema.ts';
import { pageText, pageTexts } from '../../facts/page-text.ts';
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
