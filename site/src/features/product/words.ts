// Schemas for the words of the product pages and pictures.
import { z } from 'astro/zod';
import { contentsWords } from '../../components/Contents/schema.ts';
import { section, sectionGround, sectionHead, sectionWords } from '../../components/Section/schema.ts';
import { link, list, points } from '../../components/schema.ts';
import { capabilityName } from '../../facts/capabilities.ts';
import { institutionName } from '../../facts/institutions.ts';
import { pageText, pageTexts } from '../../facts/page-text.ts';
import { readPage } from '../../facts/read-page.ts';
import { readContent } from '../../readers/read-facts.ts';
import { closingCallWords } from '../../sections/ClosingCall/schema.ts';
import { diagramWords } from '../../sections/Diagram/schema.ts';
import { featureIndexWords } from '../../sections/FeatureIndex/schema.ts';
import { heroWords } from '../../sections/Hero/schema.ts';
import { nameStripWords } from '../../sections/NameStrip/schema.ts';
import { quotesWords } from '../../sections/Quotes/schema.ts';
import { splitWords } from '../../sections/Split/schema.ts';
import { statHeadWords } from '../../sections/StatStrip/schema.ts';

const caption = pageText.describe('Says in words what the picture shows.');
const shillings = z.int().nonnegative().describe('In whole shillings.');

export const lines = z.strictObject({
  title: pageText,
  figure: pageText.exactOptional().describe('Large, under the title.'),
  note: pageText.exactOptional().describe('Small, beside the figure.'),
  lines: list(
    z.strictObject({
      label: pageText,
      detail: pageText.exactOptional().describe('Small, under the label.'),
      value: pageText,
      tone: z
        .enum(['good', 'warm'])
        .exactOptional()
        .describe('good is settled, warm needs somebody’s attention.'),
    }),
  ),
});
export type Lines = z.infer<typeof lines>;

const attendance = z.strictObject({
  title: pageText,
  from: z.int().min(0).max(99).exactOptional().describe('Where the axis starts, in percent; 0 unless given.'),
  classes: list(z.strictObject({ name: pageText, percent: z.number().min(0).max(100) })),
});
export type AttendanceWords = z.infer<typeof attendance>;

export const funnel = z.strictObject({
  title: pageText,
  stages: list(z.strictObject({ name: pageText, count: z.int().nonnegative() })),
});
export type Funnel = z.infer<typeof funnel>;

const learners = z.int().nonnegative();
const results = z.strictObject({
  title: pageText,
  share: pageText.describe('Names the percentage at the end of each row: A to C.'),
  rows: list(
    z.strictObject({
      name: pageText,
      grades: z
        .tuple([learners, learners, learners, learners, learners])
        .describe('Learners at A, B, C, D and E.'),
    }),
  ),
});
export type Results = z.infer<typeof results>;

const fees = z.strictObject({
  title: pageText,
  collected: shillings,
  tuition: shillings.describe('Fee of a learner per term, in whole shillings.'),
  boarding: shillings.describe('Extra fee of a boarder, in whole shillings.'),
  target: pageText.describe('Beside the sum; {due} is filled with the millions that are due.'),
  lately: z.strictObject({
    title: pageText,
    bars: list(z.strictObject({ label: pageText, amount: z.int().describe('In thousands of shillings.') })),
  }),
  sources: list(pageTexts('name', 'share')),
});
export type FeesWords = z.infer<typeof fees>;

export const screen = z.strictObject({ title: pageText, note: pageText, caption });
export type Screen = z.infer<typeof screen>;

export const phone = z.strictObject({
  time: pageText,
  network: pageText.describe('On the status line: 4G, No network.'),
  title: pageText,
  note: pageText,
  tabs: list(pageText).describe('At the foot; the first is the open one.'),
  caption,
});
export type Phone = z.infer<typeof phone>;

const payment = z.strictObject({
  way: pageText.describe('How it came: MTN MoMo.'),
  wrote: pageText.describe('The payer’s words instead of a number.'),
  amount: shillings,
  learner: pageText,
  balance: shillings.describe('Balance due, in whole shillings; 0 for nothing.'),
});

export const productView = readContent(
  'product-view',
  z.strictObject({
    sample: z.boolean().describe('Yes while schools and people are invented. Listed before launch.'),
    dashboard: z.strictObject({
      school: pageText,
      term: pageText,
      fees,
      attendance,
      admissions: funnel,
      caption: pageText.describe('Says in words what the picture shows; {collected} is filled in.'),
    }),
    matching: z.strictObject({
      caption,
      title: pageText,
      legend: pageText.describe('Says what to do.'),
      before: pageText.describe('Shown where the SMS will be.'),
      smsTitle: pageText,
      sms: pageText.describe('The message of the facts.'),
      receipt: pageText.describe('The number of the receipt in it.'),
      payments: z.tuple([payment, payment, payment]),
    }),
    posted: lines,
    university: screen.extend({ registered: funnel, paid: attendance }),
    registration: lines,
    results,
    analytics: screen.extend({ subjects: results, watch: lines }),
    intake: screen,
    day: screen,
    file: screen.extend({ papers: lines }),
    phones: z.strictObject({
      parent: phone.extend({ balance: lines, payments: lines }),
      report: phone.extend({ grades: lines }),
      teacher: phone.extend({ register: lines }),
      head: phone,
    }),
  }),
);

const card = z.strictObject({
  title: pageText,
  text: pageText.describe('A few sentences under the picture.'),
});

const pictureCard = card.extend({ points, caption });
export type PictureCardWords = z.infer<typeof pictureCard>;

const station = card.extend({
  paper: pageText.describe('The paper on which the name arrives: Ledger.'),
  entry: pageText.describe('Beside the name on it. {amount} is filled with what was paid.'),
});
export type StationWords = z.infer<typeof station>;

const nameField = z.strictObject({
  label: pageText,
  note: pageText.describe('Says what happens to the name.'),
  reset: pageText.describe('The button that puts the sample back.'),
});
export type NameField = z.infer<typeof nameField>;

const schoolsWords = section({
  each: pageTexts('term', 'semester').describe(
    'After the price. Leave {one}, which is a learner, a pupil or a student.',
  ),
  size: pageText.describe('Leave {learners} and {unit}.'),
  ways: list(link.extend({ text: pageText.describe('A few words about it.') })).describe(
    'Two more ways on: the demo, the price.',
  ),
});
export type SchoolsWords = z.infer<typeof schoolsWords>;

const fourCards = <Card extends z.ZodType>(card: Card) =>
  z.strictObject({ admissions: card, registration: card, performance: card, finance: card });

export const home = readPage('home', {
  hero: heroWords,
  badges: z.tuple([pageText, pageText]).describe('On the corners of the picture.'),
  schools: schoolsWords,
  trustedBy: nameStripWords.omit({ names: true }).extend({ institutions: list(institutionName) }),
  stats: statHeadWords,
  jobs: section({ cards: fourCards(station), field: nameField }),
  quotes: quotesWords.omit({ quotes: true }),
  closing: closingCallWords,
});

export const features = readPage('features', {
  hero: heroWords,
  core: section({ cards: fourCards(pictureCard) }),
  analytics: splitWords,
  extras: featureIndexWords,
  closing: closingCallWords,
});

const { title, lead } = sectionHead;

const chapters = z.strictObject({
  title,
  lead: lead.unwrap(),
  tone: sectionGround.tone,
  chapters: list(
    z.strictObject({
      id: pageText.describe(
        'The end of its address, as in /modules#finance. Links lead there, so do not change it.',
      ),
      title: pageText,
      note: pageText.describe('Under its name in the list of modules.'),
      mark: pageText.describe('The people it serves.'),
      capability: capabilityName.describe('Says on which plans it is.'),
      text: pageText,
      points,
      links: z.array(link).default([]).describe('Its part of the demo and of the help.'),
    }),
  ),
});

export const modules = readPage('modules', {
  hero: heroWords,
  contents: contentsWords.omit({ entries: true }),
  pointsTitle: pageText.describe('Above the points of each module.'),
  learning: chapters,
  day: chapters,
  record: chapters,
  integration: diagramWords,
  closing: closingCallWords,
});

export const mobile = readPage('mobile', {
  hero: heroWords,
  features: featureIndexWords,
  teacher: splitWords,
  head: splitWords,
  needs: sectionWords,
  closing: closingCallWords,
});

export const integrations = readPage('integrations', {
  hero: heroWords,
  counted: pageText.describe('Under the introduction. Leave {live} and {names}.'),
  list: section({
    live: pageText.describe('On the badge of what can be used today.'),
    ways: pageTexts('in', 'out').describe('In which direction.'),
  }),
  closing: closingCallWords,
});
