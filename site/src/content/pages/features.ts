// The words of the features page.
import { capabilityOf, whenItComes } from '~/facts/capabilities';
import { brand } from '~/facts/organisation';
import { uptime } from '~/facts/prices';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { FeatureIndexProps } from '~/sections/FeatureIndex/FeatureIndex';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { SplitProps } from '~/sections/Split/Split';
import type { PageMeta } from '~/seo/page-meta';
import type { PictureCardsProps } from '~/subjects/product/PictureCards/PictureCards';
import type { TickedCardProps } from '~/subjects/product/PictureCards/TickedCard';

const marksOffline = whenItComes(capabilityOf('offline-marks-entry'));
const uvtabFile = whenItComes(capabilityOf('uvtab-candidate-file'));
const offlineLimit = capabilityOf('offline-registers').limits;

export const meta = {
  path: '/features',
  title: 'Features for schools and universities',
  description:
    'Smart Admissions, Advanced Registration, Performance Analytics and Smart Finance in one record for each learner, with AI early warnings.',
  crumb: 'Features',
} satisfies PageMeta;

export const hero = {
  look: 'statement',
  kicker: 'Features',
  title: 'Type a learner’s name once',
  lead: 'Admissions hands it to registration, registration to the mark sheet, the mark sheet to the report card. The bursar’s ledger has it from the first day.',
  actions: [
    { label: 'Request Demo', href: '/contact?subject=demo' },
    { label: 'See the modules', href: '/modules' },
    { label: 'Try it yourself', href: '/demo' },
  ],
  counts: {
    groups: [
      { count: 44, tone: 1 },
      { count: 3, tone: 3 },
    ],
    columns: 8,
    caption:
      'A class’s register. S.2 East has 47 learners, and at roll call three of them were not in class.',
  },
} satisfies HeroProps;

export const core = {
  id: 'core',
  title: 'What the office opens every morning',
  lead: 'Four features carry a term, from the first application to the last receipt.',
} satisfies PictureCardsProps;

/** The four core features; the page puts a pane of the product into each. */
export const cards = {
  admissions: {
    title: 'Smart Admissions',
    text: 'An application starts on a parent’s phone and ends as a learner with a class, a bed and a fee account. Nobody copies a form.',
    points: [
      'Forms resume where a dropped network left them',
      'PLE and UCE slips checked by index number',
      'Interviews booked in slots and confirmed by SMS',
      'Admission letters in batches, with the LIN on them',
    ],
    caption: 'Applications for the 2027 intake: 648 received, 512 reviewed, 240 admitted, 186 enrolled.',
  },
  registration: {
    title: 'Advanced Registration',
    text: 'Combinations, streams, houses and candidate details in one sitting. A full class says so before the learner is promised a seat in it.',
    points: [
      'Combinations checked against the subject rules',
      'Candidate files for UNEB, checked first',
      `Candidate file for UVTAB: ${uvtabFile}`,
      'Streams, houses and dormitories on the same screen',
    ],
    caption: 'Places left in four S.5 combinations: BCM/ICT is full, PCM/ICT has 48 of 50 taken.',
  },
  performance: {
    title: 'Performance Analytics',
    text: 'Continuous assessment counts 20 and the examination 80, as UNEB counts them. A head of department sees in week four what the report card would say in week twelve.',
    points: [
      'Marks typed once, from a phone or a spreadsheet',
      'Classes, subjects and teachers side by side',
      'Report cards for the whole school in one run',
      'Every changed mark keeps its history',
    ],
    caption: 'Mid-term results of four classes, S.1 to S.4, as shares of the grades A to E.',
  },
  finance: {
    title: 'Smart Finance',
    text: 'Every shilling finds its learner, whether it came by MTN MoMo, Airtel Money, bank slip or cash at the window. What cannot be matched waits in one list, not in a drawer.',
    points: [
      'Fee structures by class, house, day or boarding',
      'Fees due in parts, each below the mobile-money limit',
      'Balances by SMS on the day the bursar picks',
      'Reversals that say who, when and why',
    ],
    caption:
      'Fees of a term: UGX 412.6 million of UGX 485.7 million collected, this morning’s hour by hour, by mobile money and bank.',
  },
} satisfies Record<string, TickedCardProps>;

export const analytics = {
  id: 'ai-analytics',
  title: 'AI-powered learning analytics',
  text: [
    'The model reads what the school already writes down: marks, attendance, homework handed in. Each Monday at seven it lists the learners whose marks or attendance have begun to fall, with the reason in one sentence.',
    'It suggests; people decide. No learner is graded, placed or sent home by a machine, and every flag opens the records it came from.',
  ],
  points: [
    'Expected UCE grade by subject, A to E',
    'A short list to see this week, not a wall of charts',
    'Good news too: who is climbing, and since when',
    'Each school’s records stay that school’s own',
  ],
  actions: [{ label: 'Explore the modules', href: '/modules' }],
  tone: 'sunk',
} satisfies SplitProps;

export const extras = {
  title: 'What you can rely on',
  lead: 'Six things behind the four features above.',
  link: { label: 'How a school moves in', href: '/moving' },
  features: [
    {
      icon: 'ShieldCheck',
      title: 'Enterprise-grade security',
      text: 'AES-256 at rest, TLS on the way, two-step sign-in for whoever touches money. The warden sees beds; the nurse sees health notes; neither sees the other’s.',
      link: { label: 'Trust centre', href: '/trust' },
    },
    {
      icon: 'Gauge',
      title: 'Performance',
      text: `A class register opens in two seconds on a 3G phone, and ${uptime.professional} uptime is in the contract of every Professional school, reporting week included.`,
      link: { label: 'Uptime by plan', href: '/pricing#compare' },
    },
    {
      icon: 'Scale',
      title: 'Compliance',
      text: 'Built around the Data Protection and Privacy Act: consent is recorded, each look at a file is logged, and a parent’s request for a copy is one screen’s work.',
      link: { label: 'Compliance hub', href: '/compliance' },
    },
    {
      icon: 'Smartphone',
      title: 'Mobile-first design',
      text: `Made for an Android phone first, then for the office desktop. Registers can be taken for ${offlineLimit}. Entering marks without one ${marksOffline}.`,
      link: { label: 'The mobile app', href: '/mobile' },
    },
    {
      icon: 'Cable',
      title: 'Integrations',
      text: `Files in the layout that UNEB and EMIS take, statements from your bank, payments from both mobile-money providers, and an API. The file for UVTAB ${uvtabFile}.`,
      links: [
        { label: 'All integrations', href: '/integrations' },
        { label: 'API and documentation', href: '/developers' },
      ],
    },
    {
      icon: 'RefreshCw',
      title: 'Continuous updates',
      text: 'A release comes every five to eight weeks, on a Monday morning, and none while UNEB examines. Each says in plain words what changed and for whom.',
      link: { label: 'Product updates', href: '/updates' },
    },
  ],
} satisfies FeatureIndexProps;

export const closing = {
  title: 'See it with your own fee structure',
  text: `Send us last term’s class list. In a 40-minute demo you watch your own school run on ${brand}.`,
  actions: [
    { label: 'Request Demo', href: '/contact?subject=demo' },
    { label: 'Explore Modules', href: '/modules' },
    { label: 'Try it yourself', href: '/demo' },
  ],
} satisfies ClosingCallProps;
