// Schema of the case studies' words.

import { sectionWords } from '../../components/Section/schema.ts';
import { link } from '../../components/schema.ts';
import { mapWords } from '../../components/UgandaMap/schema.ts';
import { pageText, pageTexts } from '../../facts/page-text.ts';
import { readPage } from '../../facts/read-page.ts';
import { closingCallWords } from '../../sections/ClosingCall/schema.ts';
import { heroWords } from '../../sections/Hero/schema.ts';
import { statHeadWords } from '../../sections/StatStrip/schema.ts';

export const caseStudiesPage = readPage('case-studies', {
  hero: heroWords,
  map: mapWords,
  studies: sectionWords.extend({
    featuredTitle: pageText.describe('Beside the kind of the first study.'),
    size: pageText.describe('Leave {learners} and {unit}.'),
    sizeWithTrades: pageText.describe('Of a technical institute; leave {learners}, {unit} and {trades}.'),
    ask: link.describe('Under each study.'),
    story: pageText.describe('The link to an article that tells it at length.'),
    change: pageTexts('before', 'now').describe('Names the two bars of a day and of a change.'),
  }),
  impact: statHeadWords.extend({ learners: pageText.describe('Under the sum of all learners.') }),
  closing: closingCallWords,
});
