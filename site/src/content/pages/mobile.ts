// The words of the mobile app page. The store addresses live in facts/organisation.
import { capabilityOf, whenItComes } from '~/facts/capabilities';
import { figures } from '~/facts/figures';
import { brand, organisation } from '~/facts/organisation';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { FeatureIndexProps } from '~/sections/FeatureIndex/FeatureIndex';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { SplitProps } from '~/sections/Split/Split';
import type { StatStripProps } from '~/sections/StatStrip/StatStrip';
import type { PageMeta } from '~/seo/page-meta';

const marksOffline = whenItComes(capabilityOf('offline-marks-entry'));

export const meta = {
  path: '/mobile',
  title: 'Mobile app for parents and teachers',
  description: `The ${brand} app for Android and iPhone: registers that work offline, fee balances and mobile-money payments, results by class and subject, messages from school.`,
  crumb: 'Mobile App',
} satisfies PageMeta;

// Two phones in three here run Android, so its store comes first.
const stores = [
  { label: 'Get it on Google Play', href: organisation.appStores.android },
  { label: 'Download on the App Store', href: organisation.appStores.ios },
];

export const hero = {
  look: 'split',
  kicker: 'Mobile App',
  title: 'The school office, in a pocket',
  lead: 'A parent sees the balance. A teacher takes the register under a mango tree. A head reads the results on the way home. It is one app, and each sees what is theirs. Screens are in English; messages come in the family’s language.',
  actions: [...stores, { label: 'Try it in your browser', href: '/demo' }],
  proof: `Free for everyone at a school that uses ${brand}.`,
} satisfies HeroProps;

export const features = {
  title: 'What people open it for',
  tone: 'raised',
  features: [
    {
      icon: 'WifiOff',
      title: 'Registers without a network',
      text: 'Roll call, lesson and prep registers are kept on the phone and sent when there is a signal again. Two teachers may take the same register; nothing is lost.',
    },
    {
      icon: 'Wallet',
      title: 'Balances and payments',
      text: 'What is owed, what was paid and by whom. Pay all or a part of it by MTN MoMo or Airtel Money. The app never asks for your PIN; only your provider does.',
    },
    {
      icon: 'ChartColumn',
      title: 'Results, subject by subject',
      text: 'Continuous assessment as it is marked, the report card on the day it is signed. Grades A to E, with the teacher’s sentence beside them.',
    },
    {
      icon: 'MessageCircle',
      title: 'Messages that arrive',
      text: 'Notices, exeats and visitation days in one thread with the school. Whoever has not opened one by evening gets it as an SMS. On the Starter plan all messages go out by SMS.',
    },
  ],
} satisfies FeatureIndexProps;

export const teacher = {
  id: 'teachers',
  title: 'For the teacher with one bar of signal',
  text: [
    'A register of 47 takes under a minute: everyone is present until you say otherwise. Absent, excused, late and sick bay are one tap each, and the reason goes to whoever has to know.',
    `Marks still need a connection. Entering them without one ${marksOffline}.`,
  ],
  points: [
    'Registers work for a whole week offline',
    'Keeps its data locked behind your fingerprint or code',
    'A substitute can have the class for one day, and only for that day',
  ],
  tone: 'sunk',
} satisfies SplitProps;

export const head = {
  id: 'heads',
  title: 'For the head between two meetings',
  text: [
    'Results by class, attendance by stream, fees by week: three figures before the bell, and the names behind each of them one tap further down.',
    'Approvals wait in a short list. A requisition, an exeat or a bursary is signed with a note, and the log keeps both.',
  ],
  points: [
    'Grades A to E for every class, at mid-term and at the end',
    'Approve or return requests with a reason',
    'The board report as a page to forward',
  ],
  words: 'right',
} satisfies SplitProps;

export const needs = {
  title: 'What it asks of a phone',
  lead: 'And where there is no smartphone, the same notices, balances and absences go out by SMS to any phone.',
  showTitle: true,
  stats: figures.mobile,
} satisfies StatStripProps;

export const closing = {
  title: 'Ask the school for your number, and sign in',
  text: 'Parents, learners and staff sign in with the phone number that the school has on file.',
  actions: stores,
} satisfies ClosingCallProps;
