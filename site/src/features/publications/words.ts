// Schemas for the words of the research hub and of papers.
import { z } from 'astro/zod';
import { list } from '../../components/schema.ts';
import { pageText, pageTexts } from '../../facts/page-text.ts';
import { readContent } from '../../readers/read-facts.ts';
import { figuresWords } from '../../sections/Figures/schema.ts';
import { weaveCountWords } from '../../sections/Hero/schema.ts';

const named = pageTexts('title', 'text');

export const reportWords = z.strictObject({
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
export type ReportWords = z.infer<typeof reportWords>;

export const reportFiguresWords = figuresWords.extend({ pages: pageText.describe('After their number.') });
export type ReportFiguresWords = z.infer<typeof reportFiguresWords>;

export const publicationWords = readContent(
  'publications',
  z.strictObject({
    download: pageText,
    papers: pageText.describe('The link back to all papers.'),
    short: pageText.describe('The heading of the summary in the PDF of the report.'),
    whole: pageText.describe('At the end of the summary, before the link to the PDF.'),
    answered: weaveCountWords
      .omit({ groups: true })
      .describe('Beside the title of the survey: a bar for each institution.'),
    kinds: pageTexts('report', 'paper').describe('Above the title of a publication.'),
    shelves: z
      .strictObject({ money: named, teaching: named, records: named })
      .describe('The subjects of short papers.'),
  }),
);
