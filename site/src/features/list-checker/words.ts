// Schemas for the words of the moving page: checker, plan and templates.
import { z } from 'astro/zod';
import { sectionWords } from '../../components/Section/schema.ts';
import { link, list } from '../../components/schema.ts';
import { pageText, pageTexts } from '../../facts/page-text.ts';
import { readPage } from '../../facts/read-page.ts';
import { lines, screen } from '../../features/product/words.ts';
import { closingWords } from '../../sections/Closing/schema.ts';
import { faqWords } from '../../sections/Faq/schema.ts';
import { heroWords } from '../../sections/Hero/schema.ts';
import { FAILURES, GROUPS, REASONS, type Reason } from './list.ts';

const checker = z.strictObject({
  choose: pageText,
  accepts: pageText,
  promise: pageText,
  reading: pageText,
  another: pageText,
  tryOne: pageText.describe('For visitors who have no list at hand.'),
  example: z.strictObject({
    name: pageText,
    text: pageText.describe('A list as CSV, wrong in every way that lists are.'),
  }),
  asks: pageTexts('email', 'phone').describe('Contact for problems.'),
  withoutScript: pageText.describe('Where the browser runs no scripts, before the email address.'),
  withoutScriptOr: pageText.describe('The same, after it.'),
  rows: pageText,
  ready: pageText,
  fixed: pageText,
  look: pageText,
  cleaned: pageText,
  list: pageText,
  cleanedFile: pageText,
  listFile: pageText,
  cleanedNote: pageText,
  next: z.strictObject({ text: pageText, links: list(link) }),
  columns: pageText,
  recognised: pageText,
  leftAlone: pageText,
  sheets: pageText,
  remarks: pageText,
  clean: pageText,
  headings: list(pageText).describe('Of the file of findings: sheet, row, column, found, fix, why.'),
  row: pageText,
  column: pageText,
  found: pageText,
  fix: pageText,
  why: pageText,
  empty: pageText,
  wholeSheet: pageText.describe('Where a finding is about no single row.'),
  more: pageText,
  further: pageText,
  outcomes: pageTexts('fixed', 'look', 'note'),
  groups: pageTexts(...GROUPS),
  reasons: pageTexts(...(Object.keys(REASONS) as Reason[])).describe(
    'Why a cell was changed, or is to be looked at.',
  ),
  notes: pageTexts('formulas', 'not-utf8', 'hidden-sheets', 'empty-sheets'),
  refusals: z
    .record(z.enum(FAILURES), pageTexts('title', 'text'))
    .describe('Why a file is not read, and what to do.'),
});
export type CheckerWords = z.infer<typeof checker>;

const planWords = pageTexts(
  'choose',
  'begins',
  'expected',
  'weeksBefore',
  'weekBefore',
  'firstDay',
  'passed',
  'now',
  'late',
);

const plan = sectionWords.extend({
  words: planWords,
  steps: list(
    z.strictObject({
      weeks: z.int().min(0).describe('How many weeks before the first day of term.'),
      title: pageText,
      text: pageText,
    }),
  ).describe('The longest time before the term first.'),
});
export type TermPlanWords = z.infer<typeof plan>;

const templates = sectionWords.extend({
  needed: pageText.describe('Beside a column that has to be there.'),
  all: pageText.describe('The link to all templates in one file.'),
  columnsLabel: pageText.describe('Opens the list of columns. Leave {count}.'),
  explainedLabel: pageText.describe('Before columns that an earlier template explains.'),
  exampleLabel: pageText,
});
export type TemplateListWords = z.infer<typeof templates>;

const workbook = z
  .strictObject({
    sheet: pageText.describe('The name of the sheet with the help.'),
    headings: z.tuple([pageText, pageText, pageText, pageText]),
    needed: pageText,
    optional: pageText,
  })
  .describe('The help inside the templates.');
export type WorkbookWords = z.infer<typeof workbook>;

export const moving = readPage('moving', {
  hero: heroWords,
  picture: screen.extend({ lines }),
  checker,
  plan,
  templates,
  workbook,
  questions: faqWords,
  closing: closingWords,
});
