// Schemas for the words of the pricing and quotation pages.
import { billingPeriods, paymentWays } from '@tred/contract/school-price';
import { z } from 'astro/zod';
import { sectionWords } from '../../components/Section/schema.ts';
import { list } from '../../components/schema.ts';
import { capabilityName, capabilityOf } from '../../facts/capabilities.ts';
import { pageAddress, pageText, pageTexts } from '../../facts/page-text.ts';
import { readPage } from '../../facts/read-page.ts';
import { closingWords } from '../../sections/Closing/schema.ts';
import { comparisonWords } from '../../sections/Comparison/schema.ts';
import { faqWords } from '../../sections/Faq/schema.ts';
import { heroWords } from '../../sections/Hero/schema.ts';
import { plan, plansWords } from '../../sections/Plans/schema.ts';
import { splitWords } from '../../sections/Split/schema.ts';
import { dataTableWords } from '../../sections/Table/schema.ts';

const shillings = z.int().positive().describe('In whole shillings.');
const learners = z.int().positive();

const plans = plansWords.omit({ plans: true }).extend({
  billing: plansWords.shape.billing.unwrap(),
  annual: pageTexts('unit', 'note').describe('Under a yearly price; leave {yearly}, the price of a year.'),
  monthly: pageTexts('unit', 'note').describe('Under a monthly price.'),
  plans: list(
    plan
      .omit({ price: true, monthlyPrice: true })
      .extend({
        plan: z.enum(['starter', 'professional', 'enterprise']).describe('Says which prices it has.'),
        capabilities: list(capabilityName).describe('The lines after the features.'),
      })
      .superRefine(({ plan: id, capabilities }, { addIssue }) => {
        for (const [at, each] of capabilities.entries())
          if (!capabilityOf(each).plans[id] || capabilityOf(each).status !== 'Completed')
            addIssue({ code: 'custom', path: ['capabilities', at], message: `must be on the plan ${id}` });
      }),
  ),
});

const result = pageTexts(
  'head',
  'sms',
  'vat',
  'beforeVat',
  'withVat',
  'next',
  'largest',
  'invoice',
  'several',
  'limits',
  'year',
  'expected',
  'inShort',
)
  .extend({ plan: pageTexts('annual', 'monthly'), payments: pageTexts('annual', 'monthly') })
  .describe('On the sheet. Leave the texts in single braces: they are filled in.');
export type QuoteSheetWords = z.infer<typeof result>;

const schoolPriceWords = pageTexts(
  'learners',
  'presets',
  'learnersRange',
  'learnersSaid',
  'outside',
  'billing',
  'sms',
  'smsOutside',
  'vat',
  'pay',
  'term',
  'learner',
  'bill',
  'nextTitle',
  'paymentsTitle',
  'whole',
  'print',
  'send',
).extend({
  vatOptions: pageTexts('without', 'with'),
  sendHref: pageAddress.describe('The page with the form for a written quotation.'),
  paper: z
    .strictObject({ title: pageText, from: list(pageText), terms: pageText })
    .describe('On paper only: who quotes, and what a quotation is worth.'),
  result,
});
export type SchoolPriceWords = z.infer<typeof schoolPriceWords>;

const schoolPrice = z.strictObject({
  id: sectionWords.shape.id.unwrap(),
  example: z
    .strictObject({
      learners,
      billing: z.enum(billingPeriods),
      sms: z.int().nonnegative(),
      pay: z.enum(paymentWays),
      vat: z.boolean(),
    })
    .describe('Shown before a visitor asks.'),
  words: schoolPriceWords,
});

const learnerPrice = dataTableWords.pick({ columns: true }).extend({
  learners: z
    .tuple([learners], learners)
    .describe('The sizes to choose from, the smallest first; without script a table has their prices.'),
  chart: z.strictObject({
    largest: learners.describe('Where the drawing ends.'),
    ticks: list(learners).describe('The numbers along the bottom.'),
    everyUgx: shillings.describe('A line across for each of so many shillings.'),
    caption: pageText,
    label: pageText.describe('Begins the drawing in words.'),
    at: pageText.describe('Goes on with each price; leave {price} and {learners}.'),
  }),
});

const chapter = z.strictObject({
  title: pageText.describe('The heading.'),
  text: list(pageText).exactOptional().describe('One entry for each paragraph.'),
  points: list(pageText).exactOptional(),
});

const board = z
  .strictObject({
    link: pageText.describe('The link to the file; leave {facts}, its pages and size.'),
    kind: pageText.describe('Above the title of the file.'),
    title: pageText,
    description: pageText,
    matter: list(chapter).describe('Before the prices.'),
    costs: z.strictObject({
      title: pageText,
      columns: list(pageText),
      learners: list(learners).describe('The sizes in the table.'),
      text: list(pageText).describe('Under the table, one entry for each paragraph.'),
      less: pageText.describe('The link to who pays nothing or less.'),
    }),
    decisions: list(chapter).describe('After the prices.'),
  })
  .describe('The file for a school’s board.');

export const pricing = readPage('pricing', {
  hero: heroWords,
  schoolPrice,
  learnerPrice,
  plans,
  compare: comparisonWords.omit({ rows: true }).extend({
    capabilities: list(capabilityName).describe('The rows, with what each plan has of it.'),
  }),
  less: dataTableWords,
  enterprise: splitWords,
  questions: faqWords,
  closing: closingWords,
  board,
});
