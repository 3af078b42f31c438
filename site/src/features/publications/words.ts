// Schemas for the words of the research hub and of papers.
import { z } from 'astro/zod';
import { section } from '../../components/Section/schema.ts';
import { list } from '../../components/schema.ts';
import { pageText, pageTexts } from '../../facts/page-text.ts';
import { readPage } from '../../facts/read-page.ts';
import { closingCallWords } from '../../sections/ClosingCall/schema.ts';
import { heroWords, weaveCountWords } from '../../sections/Hero/schema.ts';
import { splitWords } from '../../sections/Split/schema.ts';
import { statStripWords } from '../../sections/StatStrip/schema.ts';

const named = pageTexts('title', 'text');

const featuredWords = z.strictObject({
  id: pageText.describe('The end of its address, as in /whitepapers#report.'),
  kicker: pageText.describe('Above the title.'),
  scope: pageText,
  text: pageText,
  findingsTitle: pageText,
  findings: list(
    named.extend({
      share: pageText
        .regex(/^\d+(\.\d+)?%?$/, 'must be the placeholder of a share of 100, such as {{survey.keptTwice}}')
        .transform(Number.parseFloat)
        .exactOptional()
        .describe('Drawn as a bar from 0 to 100: the placeholder of a share.'),
    }),
  ),
  download: pageText,
  read: pageText,
});
export type FeaturedWords = z.infer<typeof featuredWords>;

export const whitepapers = readPage('whitepapers', {
  hero: heroWords.extend({
    counts: weaveCountWords
      .omit({ groups: true })
      .extend({ caption: pageText.describe('Says what the bars show; {others} is a number out of ten.') }),
  }),
  featured: featuredWords,
  stats: statStripWords.extend({ pages: pageText.describe('After their number.') }),
  library: section({ shelves: z.strictObject({ money: named, teaching: named, records: named }) }),
  method: splitWords.extend({
    next: z.strictObject({ title: pageText, items: list(pageText) }).describe('The list beside the words.'),
  }),
  closing: closingCallWords,
  publications: z
    .strictObject({
      download: pageText,
      papers: pageText.describe('The link back to all papers.'),
      short: pageText.describe('The heading of the summary in the PDF of the report.'),
      whole: pageText.describe('At the end of the summary, before the link to the PDF.'),
      answered: weaveCountWords
        .omit({ groups: true })
        .describe('Beside the title of the survey: a bar for each institution.'),
      kinds: pageTexts('report', 'paper').describe('Above the title of a publication.'),
    })
    .describe('On the pages of papers and reports.'),
});
