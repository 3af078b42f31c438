// The words of the research hub, and of the pages of papers.
import { z } from 'astro/zod';
import { pageText } from '../../facts/page-text.ts';
import {
  closingCallWords,
  heroWords,
  splitWords,
  statStripWords,
  weaveCountWords,
} from '../../sections/words.ts';
import { readPage } from '../../seo/read-page.ts';
import { list, section } from '../../ui/words.ts';

const named = z.strictObject({ title: pageText, text: pageText });

const featuredWords = z.strictObject({
  id: pageText.describe('The end of its address, as in /whitepapers#report.'),
  kicker: pageText.describe('Above the title.'),
  length: pageText,
  scope: pageText,
  text: pageText,
  findingsTitle: pageText,
  findings: list(named),
  download: pageText,
  read: pageText,
});
export type FeaturedWords = z.infer<typeof featuredWords>;

const chapterListWords = z.strictObject({
  title: pageText,
  lead: pageText,
  list: pageText.describe('Names the list for people who hear the page.'),
});
export type ChapterListWords = z.infer<typeof chapterListWords>;

export const whitepapers = readPage('whitepapers', {
  hero: heroWords.extend({
    counts: weaveCountWords
      .omit({ groups: true })
      .extend({ caption: pageText.describe('Says what the bars show; {others} is a number out of ten.') }),
  }),
  featured: featuredWords,
  stats: statStripWords,
  library: section({ shelves: z.strictObject({ money: named, teaching: named, records: named }) }),
  method: splitWords.extend({
    next: z.strictObject({ title: pageText, items: list(pageText) }).describe('The list beside the words.'),
  }),
  closing: closingCallWords,
  chapters: chapterListWords
    .extend({
      download: pageText,
      back: pageText.describe('The link back to the report in short, and its heading in the PDF.'),
      papers: pageText.describe('The link back to all papers.'),
      kinds: z
        .strictObject({ report: pageText, paper: pageText })
        .describe('Above the title of a publication.'),
    })
    .describe('On the pages of papers and of their chapters.'),
});
