// Schemas of the demo's words: its page and the interactive office. The office fills in {places}.
import { z } from 'astro/zod';
import { sectionWords } from '../../components/Section/schema.ts';
import { link, list } from '../../components/schema.ts';
import { pageText, pageTexts } from '../../facts/page-text.ts';
import { readPage } from '../../facts/read-page.ts';
import { readContent } from '../../readers/read-facts.ts';
import { cardsWords } from '../../sections/Cards/schema.ts';
import { closingWords } from '../../sections/Closing/schema.ts';

const shillings = z.int().positive();
const person = pageTexts('name', 'job', 'person');
const tourStep = z.strictObject({
  title: pageText,
  text: pageText.describe('Who the visitor is now, and what is the matter. Not shown on phones.'),
  tasks: list(pageText).describe(
    'In the order in which they are to be done. Each fits one line of a phone: 30 letters.',
  ),
  done: pageText.describe('When all is done. Fits two lines of a phone: 45 letters.'),
});
const columns = list(pageText);

const child = pageTexts('first_name', 'last_name', 'lin', 'class');
const school = pageTexts('label', 'href', 'subject').extend({
  child: pageText.describe('Id of the learner whom the tour follows.'),
  classes: list(pageText).describe('Classes with grades. Payments come from the first, third and last.'),
  brother: child.describe('The learner who applies.'),
  paper: pageText.describe('What the registrar compares with the form, such as a birth certificate.'),
  exam: pageText,
  early: pageText.describe('The marks before the examination, in a word: CA.'),
  earlyLong: pageText,
  markRule: pageText.describe('How much each of the two marks counts.'),
  paid: z.strictObject({ child: shillings, others: shillings }),
});
const plan = z.strictObject({
  name: pageText,
  streams: list(pageText),
  learnersInStream: z.int().positive(),
  owingInStream: z.int().positive(),
  charges: list(z.strictObject({ description: pageText, amount: shillings })),
  subjects: list(z.strictObject({ classes: list(pageText), subjects: list(pageText) })),
  child: child.extend({ stream: pageText, guardian: pageTexts('name', 'phone'), balance: shillings }),
});

const office = z.strictObject({
  sample: z.boolean().describe('true while people are invented. Listed before launch.'),
  day: pageText,
  schools: z.strictObject({ label: pageText, secondary: school, primary: school.extend({ plan }) }),
  roles: pageTexts('label', 'done').extend({
    teacher: person,
    bursar: person,
    studies: person,
    registrar: person,
  }),
  tour: pageTexts('invitation', 'start', 'left', 'again', 'count', 'show', 'next', 'finish', 'leave').extend({
    steps: z.strictObject({
      register: tourStep,
      payments: tourStep,
      marks: tourStep,
      admission: tourStep,
      phone: tourStep,
    }),
    end: pageTexts('title', 'text', 'back').extend({
      ways: list(link.extend({ text: pageText })).describe('Where to go on after the tour.'),
    }),
  }),
  register: pageTexts('stream', 'close', 'sent', 'waiting').extend({
    network: pageTexts('label', 'on', 'off'),
    marks: pageTexts('present', 'absent', 'late', 'excused'),
    outbox: pageTexts('title', 'marks', 'sent', 'kept', 'again'),
  }),
  payments: pageTexts(
    'matchedTotal',
    'unmatchedCount',
    'from',
    'matched',
    'matchedByHand',
    'nobody',
    'whose',
    'candidate',
    'match',
    'overpaid',
    'matchAnyway',
    'ask',
    'askHint',
    'send',
    'answer',
    'undo',
    'ledger',
    'ledgerOf',
  ).extend({
    reasons: pageTexts('swapped', 'digit', 'phone', 'payer'),
    columns,
    day: pageTexts('title', 'button', 'total', 'agrees', 'open').extend({ columns }),
    receipt: pageTexts('title', 'print', 'learner', 'paymentNumber', 'paid', 'over', 'balance', 'ahead'),
  }),
  marks: pageTexts(
    'stream',
    'subject',
    'rule',
    'caption',
    'notAssessed',
    'notAssessedShort',
    'wrong',
    'missing',
    'ready',
    'published',
    'publish',
    'openReport',
  ).extend({
    columns: pageTexts(
      'name',
      'continuous',
      'continuousLong',
      'examination',
      'examinationLong',
      'mark',
      'grade',
    ),
    box: pageTexts('continuous', 'examination'),
    report: pageTexts(
      'label',
      'title',
      'notAssessed',
      'average',
      'attendance',
      'days',
      'balance',
      'ahead',
      'scale',
      'print',
    ).extend({ columns }),
  }),
  admissions: pageTexts('facts', 'noLin').extend({
    stages: pageTexts('received', 'reviewed', 'admitted', 'enrolled'),
    review: pageTexts('text', 'button'),
    admit: pageTexts('text', 'stream', 'button'),
    enrol: pageTexts('text', 'button'),
    everywhere: pageTexts('title', 'teacher', 'bursar', 'studies'),
    letter: pageTexts('title', 'greeting', 'subject', 'text', 'total', 'pay', 'signed', 'print').extend({
      columns,
    }),
  }),
  phone: pageTexts(
    'title',
    'whose',
    'network',
    'tabsLabel',
    'empty',
    'balance',
    'ahead',
    'noReport',
    'note',
  ).extend({
    tabs: pageTexts('messages', 'fees', 'report'),
    help: link,
  }),
  news: pageTexts(
    'networkOn',
    'networkOff',
    'kept',
    'sentOne',
    'sentMany',
    'sentAgain',
    'messagesNone',
    'messagesOne',
    'messagesMany',
    'payments',
    'matched',
    'undone',
    'asked',
    'dayAgrees',
    'dayOpen',
    'published',
    'publishedNobody',
    'reviewed',
    'admitted',
    'enrolled',
  ),
  foot: pageTexts('private', 'reset', 'wasReset'),
});

/** The build also calls it, to put the values into the demo's script. */
export const officeWords = readContent('demo-office', office);
export type DemoOfficeWords = typeof officeWords;

const storyStep = z.strictObject({
  title: pageText,
  text: pageText,
  caption: pageText.describe('Says in words what the picture shows.'),
});

const story = sectionWords.extend({
  steps: z.strictObject({
    register: storyStep,
    payments: storyStep,
    marks: storyStep,
    admission: storyStep,
    phone: storyStep,
  }),
  school: pageText,
  tabs: z.strictObject({ register: list(pageText), phone: list(pageText) }),
  register: pageTexts('time', 'network', 'title', 'note', 'present', 'count', 'kept'),
  payments: pageTexts('note', 'title', 'typed', 'nobody'),
  report: pageTexts('note', 'title', 'parts'),
  admission: pageTexts('note', 'title', 'learner', 'enrolled'),
  phone: pageTexts('network'),
});

export const demo = readPage('demo', {
  hero: pageTexts('title', 'lead'),
  office: z.strictObject({
    title: pageText,
    withoutScript: pageText.describe('Where the browser runs no scripts.'),
  }),
  story,
  fairness: cardsWords,
  closing: closingWords,
});

/** The same office with a primary school; the pictures are on the demo's page. */
export const primaryDemo = readPage('demo/primary', {
  hero: pageTexts('title', 'lead'),
  office: z.strictObject({ title: pageText, withoutScript: link.extend({ text: pageText }) }),
  closing: closingWords,
});

/** The pictures use the office's words for marks and stages. */
export const storyWords = () => ({
  ...demo.story,
  marks: officeWords.register.marks,
  stages: officeWords.admissions.stages,
});
export type StoryWords = ReturnType<typeof storyWords>;
