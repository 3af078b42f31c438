// The words of the demo page around the office that can be tried. What the office itself says is in content/demo-office.ts.
import { officeWords } from '~/content/demo-office';
import { brand } from '~/facts/organisation';
import { trialDays } from '~/facts/prices';
import { practiceLearners } from '~/facts/product';
import { countWord } from '~/lib/words';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { FeatureIndexProps } from '~/sections/FeatureIndex/FeatureIndex';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { PageMeta } from '~/seo/page-meta';
import type { StoryWords } from '~/subjects/demo/Story/Story';

export const meta = {
  path: '/demo',
  title: 'Demo: a school office you can try',
  description: `Take a register without a network, match a mobile-money payment, print a report card and admit a learner: ${brand} in your browser, and nothing is sent.`,
  crumb: 'Demo',
} satisfies PageMeta;

export const hero = {
  look: 'statement',
  kicker: 'Demo',
  title: 'A school office you can try',
  lead: 'Four people, four jobs, one record. Do their work for a morning, and watch a parent’s phone while you do it. No account, no form, and nothing leaves your device.',
} satisfies HeroProps;

export const office = {
  title: 'The office',
  withoutScript:
    'Your browser runs no scripts here, so this is a picture of the first screen. The same morning goes on in pictures beneath it.',
};

export const story = {
  id: 'story',
  title: 'The same morning in pictures',
  lead: 'One family, four desks. Nobody types Sarah’s name twice.',
  steps: {
    register: {
      title: 'The teacher has no network, and a register',
      text: 'Everyone is present until she says otherwise. She marks Sarah absent, closes the register, and the phone keeps it. When the signal is back it goes out, once, and Sarah’s father has an SMS.',
      caption:
        'The register of S.2 North on a phone without a network: {present} of {all} present, Sarah Nakato absent.',
    },
    payments: {
      title: 'The bursar has four payments, and one riddle',
      text: 'Three came with a number that belongs to a learner and are on the ledger already. In the fourth two digits changed places. He sees whose number is that close, matches it, and the receipt goes out.',
      caption:
        'Four payments by MTN MoMo and Airtel Money: three matched to learners, one waiting for the bursar.',
    },
    marks: {
      title: 'The director of studies types two marks',
      text: 'Continuous assessment counts 20, the examination 80. The grade stands beside the marks as they are typed, and the report card has it before the next name.',
      caption: 'Sarah Nakato’s report card for Term III: grades A to E in {subjects} subjects.',
    },
    admission: {
      title: 'The registrar says yes',
      text: 'Her brother’s application goes from received to enrolled. The letter writes itself, and the teacher’s list, the mark sheet and the bursar’s ledger have the boy’s name at the same moment.',
      caption: 'Applications for S.1: how many are received, reviewed, admitted and enrolled.',
    },
    phone: {
      title: 'The father has read it all',
      text: 'An absence before noon, a receipt, a balance, a report, a letter. He installed nothing: four of the five are plain SMS.',
      caption: 'Joseph Ssali’s phone with the messages of the morning.',
    },
  },
  school: 'Sandbox Secondary School',
  marks: officeWords.register.marks,
  stages: officeWords.admissions.stages,
  tabs: { register: ['Register', 'Marks', 'Messages'], phone: ['Messages', 'Fees', 'Report'] },
  register: {
    time: '07:44',
    network: 'No network',
    title: 'S.2 North',
    note: 'Roll call, Monday',
    present: 'Present',
    kept: 'kept on this phone',
  },
  payments: {
    note: 'Payments, Monday',
    title: 'This morning',
    typed: '{provider}, number typed: {reference}',
    nobody: 'No learner has this number',
  },
  report: {
    note: 'Term III 2026',
    title: 'Report card, Nakato Sarah, S.2 North',
    parts: 'CA {continuous} of 20, examination {examination} of 80',
  },
  admission: {
    note: 'Applications, Term I 2027',
    title: 'For S.1',
    learner: 'New this morning',
    enrolled: '{stream}, payment number {number}',
  },
  phone: { title: 'Messages' },
} satisfies StoryWords;

export const fairness = {
  id: 'fairness',
  title: 'What this is, and what it is not',
  tone: 'sunk',
  features: [
    {
      icon: 'School',
      title: 'A working model',
      text: `The rules are ${brand}’s own: how a payment is matched, how marks become a grade, what an application causes. The screens are made for this page, and the product has more of them.`,
    },
    {
      icon: 'Laptop',
      title: 'Kept on your device',
      text: 'What you do is kept in this browser, so that a reload loses nothing. “Start over” deletes it. The list of everything this site keeps has an entry for it.',
      link: { label: 'What stays in your browser', href: '/cookies#stored' },
    },
    {
      icon: 'Code',
      title: 'The same school, for developers',
      text: `The ${practiceLearners} learners behind these screens are those of our API’s sandbox, down to their payment numbers.`,
      link: { label: 'The sandbox', href: '/docs/uganda/sandbox' },
    },
  ],
} satisfies FeatureIndexProps;

export const closing = {
  title: 'Now with your own learners',
  text: `In a 40-minute demo you watch your own class lists and fee structure run on ${brand}. Or begin alone: ${countWord(trialDays).toLowerCase()} days free, no payment needed.`,
  actions: [
    { label: 'Request Demo', href: '/contact?subject=demo' },
    { label: 'View Pricing', href: '/pricing' },
  ],
} satisfies ClosingCallProps;
