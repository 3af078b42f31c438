// Schemas of the pictures of the product, and of the words around them.
import { z } from 'astro/zod';
import { section } from '../../components/Section/schema.ts';
import { list, points } from '../../components/schema.ts';
import { institutionName } from '../../facts/institutions.ts';
import { pageText, pageTexts } from '../../facts/page-text.ts';
import { readContent } from '../../readers/read-facts.ts';
import { namesWords } from '../../sections/Names/schema.ts';

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

const station = card.extend({
  paper: pageText.describe('The paper on which the name arrives: Ledger.'),
  entry: pageText.describe('Beside the name on it. {amount} is filled with what was paid.'),
});

export const namePathWords = section({
  cards: list(station).describe('The papers, in the order in which the name reaches them.'),
  field: z.strictObject({
    label: pageText,
    note: pageText.describe('Says what happens to the name.'),
    reset: pageText.describe('The button that puts the sample back.'),
  }),
});
export type NamePathWords = z.infer<typeof namePathWords>;

export const nameLineWords = z.strictObject({
  papers: list(pageText).describe('The papers with the name, in their order.'),
});

export const customersWords = namesWords
  .omit({ names: true })
  .extend({ institutions: list(institutionName) });

const pictureCard = card.extend({
  picture: z
    .enum(['admissions', 'registration', 'results', 'fees'])
    .describe('The picture beside the words.'),
  points,
  caption,
});
export type PictureCardWords = z.infer<typeof pictureCard>;

export const pictureCardsWords = section({ cards: list(pictureCard).describe('The cards.') });

export const productWords = z.strictObject({
  pictures: list(
    z.enum(['analytics', 'intake', 'day', 'file', 'parent', 'report', 'teacher', 'head']).meta({
      labels: {
        analytics: 'Screen: results',
        intake: 'Screen: admissions and results',
        day: 'Screen: attendance and fees',
        file: 'Screen: papers of a learner',
        parent: 'Phone of a parent',
        report: 'Phone: report card',
        teacher: 'Phone of a teacher',
        head: 'Phone of a head teacher',
      },
    }),
  ).describe('One screen, or one or two phones.'),
});

export const workingDashboardWords = z.strictObject({
  badges: z.tuple([pageText, pageText]).describe('On the corners of the picture.'),
});
