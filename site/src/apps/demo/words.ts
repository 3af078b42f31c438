// Schemas of the demo's words: its page and the interactive office. The office fills in {places}.
import { z } from 'astro/zod';
import { pageText, pageTexts } from '../../facts/page-text.ts';
import { readPage } from '../../facts/read-page.ts';
import { readContent } from '../../readers/read-facts.ts';
import { closingCallWords } from '../../sections/ClosingCall/words.ts';
import { featureIndexWords } from '../../sections/FeatureIndex/words.ts';
import { sectionWords } from '../../ui/Section/words.ts';
import { link, list } from '../../ui/words.ts';

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

const office = z.strictObject({
  sample: z.boolean().describe('true while people are invented. Listed before launch.'),
  day: pageText,
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
    'before',
    'receive',
    'matchedTotal',
    'unmatchedCount',
    'from',
    'matched',
    'matchedByHand',
    'nobody',
    'whose',
    'candidate',
    'match',
    'ledger',
    'ledgerOf',
  ).extend({
    reasons: pageTexts('swapped', 'digit', 'phone'),
    columns,
    receipt: pageTexts('title', 'print', 'learner', 'paymentNumber', 'paid', 'over', 'balance'),
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
  phone: pageTexts('title', 'whose', 'network', 'tabsLabel', 'empty', 'balance', 'noReport', 'note').extend({
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
    'published',
    'publishedNobody',
    'reviewed',
    'admitted',
    'enrolled',
  ),
  foot: pageTexts('private', 'reset', 'wasReset'),
});

/** The build also calls it, to put the values into the demo's script. */
export const readOffice = () => readContent('demo-office', office);

export const officeWords = readOffice();
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
  fairness: featureIndexWords,
  closing: closingCallWords,
});

/** The pictures use the office's words for marks and stages. */
export const storyWords = {
  ...demo.story,
  marks: officeWords.register.marks,
  stages: officeWords.admissions.stages,
};
export type StoryWords = typeof storyWords;
