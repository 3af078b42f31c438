// Schema of the words that the pages for kinds of institution share.
import { z } from 'astro/zod';
import { pageText } from '../../facts/page-text.ts';
import { readContent } from '../../readers/read-facts.ts';
import { closingCallWords } from '../../sections/ClosingCall/words.ts';
import { splitWords } from '../../sections/Split/words.ts';
import { actions, link } from '../../ui/words.ts';

const byPeriod = z.strictObject({ term: pageText, semester: pageText });

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
    }),
    study: z.strictObject({
      link,
      change: z.strictObject({ before: pageText, now: pageText }).describe('Names the two bars of a change.'),
    }),
    questions: z.strictObject({ title: pageText.describe('Leave {kind}.') }),
    closing: closingCallWords,
  }),
);
