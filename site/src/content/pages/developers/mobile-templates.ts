// The words of the page with starter templates. Their files lie in site/templates.
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { SplitProps } from '~/sections/Split/Split';
import type { StepsProps } from '~/sections/Steps/Steps';
import type { PageMeta } from '~/seo/page-meta';
import type { Fact } from '~/ui/words';

export const meta = {
  path: '/developers/mobile-templates',
  title: 'Mobile templates for school apps',
  ogTitle: 'Three apps to start from',
  description:
    'Three small starter apps for phones in Ugandan schools: an offline register, a fees balance and an empty shell. No build step, MIT licence, a few KB each.',
  crumb: 'Mobile templates',
  under: [{ name: 'Developers', path: '/developers' }],
} satisfies PageMeta;

export const hero = {
  look: 'split',
  kicker: { label: 'Developers', href: '/developers' },
  title: 'Unzip, open, change',
  lead: 'Three apps for the phones that teachers and parents have. Plain HTML and JavaScript, no build step, nothing to install: double-click the page and it runs, with invented learners of the sandbox school.',
  actions: [
    { label: 'See the three', href: '#templates' },
    { label: 'Get a sandbox key', href: '/contact?subject=other' },
  ],
} satisfies HeroProps;

/** The picture beside the title. */
export const phone = {
  time: '07:41',
  network: 'No network',
  title: 'S.2 North',
  note: 'Register',
  caption:
    'The offline register on a phone without a network: nineteen of twenty present, one day waits to be sent.',
  tabs: ['1 day waits', 'Send'],
} as const;

export const templates = {
  id: 'templates',
  title: 'The three, and what is in each',
  filesTitle: 'In the archive',
  download: 'Download',
} as const;

/** In the order of the page; `name` is the folder in site/templates. */
export const kits = [
  {
    name: 'offline-register',
    title: 'Offline register',
    text: 'Roll call of one stream. A tap is kept at once; a day is sent when a signal comes by.',
    points: [
      'Marks stay on the phone over a reload, a flat battery and a day without network',
      'Sends the whole day, so sending twice does no harm',
      'Twenty learners of the sandbox’s S.2 North inside',
    ],
    docs: { label: 'Registers in the API', href: '/docs/api/attendance' },
  },
  {
    name: 'fees-balance',
    title: 'Fees balance',
    text: 'What one family owes this term, line by line, so that the sum can be checked on the way to the gate.',
    points: [
      'Charges and payments in the order they came, with what was brought forward',
      'Shows the last answer, and its day, when there is no network',
      'The sandbox’s statement of Sarah Nakato inside',
    ],
    docs: { label: 'Statements in the API', href: '/docs/api/fees' },
  },
  {
    name: 'empty-app',
    title: 'Empty app',
    text: 'For an idea that is neither. It installs on the home screen, opens without a network and is otherwise yours.',
    points: [
      'The date in Kampala and amounts in shillings, written properly',
      'Says when the network goes and comes',
      'No learners, no framework, no opinion',
    ],
    docs: { label: 'Getting started with the API', href: '/docs/uganda/getting-started' },
  },
] as const;

export const steps = {
  title: 'From the archive to a home screen',
  tone: 'sunk',
  steps: [
    {
      title: 'Open it',
      duration: 'half a minute',
      text: 'Unzip and open index.html in any browser. It works from the folder, with sample data.',
    },
    {
      title: 'Serve it',
      duration: 'two minutes',
      text: 'node server.mjs, with your sandbox key in TRED_KEY. The key stays on your machine; the page never sees it.',
    },
    {
      title: 'Put it behind HTTPS',
      duration: 'an evening',
      text: 'Any host will do. Add a sign-in first: the server passes on whatever the page asks of it.',
    },
    {
      title: 'Install it',
      duration: 'two taps',
      text: 'In Chrome on Android, “Add to Home screen”. From then on it opens without a network.',
    },
  ],
} satisfies StepsProps;

export const code = {
  id: 'service-worker',
  title: 'The part that people get wrong',
  lead: 'The service worker of all three, as it lies in the archives. The network first, the kept copy when there is none, and nothing that the API says is ever kept.',
  sample: 'sw.js',
} as const;

export const limits = {
  title: 'What they are not',
  text: [
    'They are starting points for web apps, not finished products. There is no sign-in, no second teacher on one class and no payment: those depend on your school and your server.',
    'There is no native Android project here. The Kotlin library is documented; a project that we cannot build and test on every release is not one we would hand out.',
  ],
  actions: [
    { label: 'The Java and Kotlin library', href: '/docs/sdk/java' },
    { label: 'A register, explained step by step', href: '/docs/examples/attendance-register' },
  ],
} satisfies SplitProps;

/** The card beside it. */
export const facts = [
  { label: 'Licence', lines: ['MIT, in every archive'] },
  { label: 'Browsers', lines: ['Chrome 85 and later', 'Firefox and Safari of the same years'] },
  { label: 'Asks', lines: ['Your own server', 'Nobody else, and nothing is counted'] },
  { label: 'Needs', lines: ['Node 20 to serve it', 'No packages, no build step'] },
] satisfies Fact[];

export const closing = {
  title: 'Made something of one?',
  text: 'Bring it to a hackathon or a meetup, or send us the change that everyone else should have.',
  actions: [
    { label: 'Next hackathons', href: '/hackathons' },
    { label: 'Next meetup', href: '/community/meetups' },
  ],
} satisfies ClosingCallProps;

/** The statement that the fees template shows, as the API’s reference has it. */
export const sampleStatement = {
  learner: 'lrn_7Qm2xK9d',
  term: '2026-3',
  currency: 'UGX',
  opening_balance: 50_000,
  lines: [
    { date: '2026-09-14', kind: 'charge', description: 'Tuition, Term III', amount: 650_000 },
    { date: '2026-09-14', kind: 'charge', description: 'Lunch', amount: 150_000 },
    {
      date: '2026-09-18',
      kind: 'payment',
      description: 'MTN MoMo',
      amount: -500_000,
      payment: 'pay_3fT8wLz0',
    },
  ],
  balance: 350_000,
} as const;

/** Invented. */
export const samples = ['sampleStatement'] as const;
