// The words of the bug bounty page.
import { figures } from '~/facts/figures';
import { brand, organisation } from '~/facts/organisation';
import { mobileMoneyProviders } from '~/facts/prices';
import { formatPhone } from '~/lib/words';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { FeatureIndexProps } from '~/sections/FeatureIndex/FeatureIndex';
import type { FigureListProps } from '~/sections/FigureList/FigureList';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { SplitProps } from '~/sections/Split/Split';
import type { StatStripProps } from '~/sections/StatStrip/StatStrip';
import type { StepsProps } from '~/sections/Steps/Steps';
import type { PageMeta } from '~/seo/page-meta';
import type { RewardScaleProps } from '~/subjects/bounty/RewardScale/RewardScale';
import type { ScopeListsProps } from '~/subjects/bounty/ScopeLists/ScopeLists';
import type { TrackProps } from '~/ui/Track/Track';

const { stats: claimed, tiers: rewards } = figures.bugBounty;
const { email, phone } = organisation;
/** `UGX 300K-3M` is from 300K to 3M. */
const [least = ''] = rewards.low.replace(/^UGX\s/, '').split('-');
const [most = ''] = rewards.critical.split('-').slice(-1);

export const meta = {
  path: '/security/bug-bounty',
  canonical: '/bug-bounty',
  title: 'Bug bounty: Uganda EdTech Security Program',
  ogTitle: 'Uganda EdTech Security Program',
  description: `Find a weakness in ${brand}, report it, get paid in UGX: ${least} to ${most} by severity, legal protection, an answer within 24 hours. Scope, rules and examples.`,
  crumb: 'Bug bounty',
} satisfies PageMeta;

export const hero = {
  look: 'split',
  kicker: 'Bug bounty',
  title: 'Uganda EdTech Security Program',
  lead: 'Half a school’s life is in its records: marks, fees, sick-bay notes, telephone numbers. Help us find the weak spot before somebody does who will not write to us.',
  actions: [
    { label: 'Submit a vulnerability', href: '/contact' },
    { label: 'Read the guidelines', href: '/security' },
  ],
} satisfies HeroProps;

/** The picture of the first screen. */
export const scale = {
  tiers: [
    { name: 'Critical', figure: rewards.critical },
    { name: 'High', figure: rewards.high },
    { name: 'Medium', figure: rewards.medium },
    { name: 'Low', figure: rewards.low },
  ],
  caption: 'What one report earns, by severity, in shillings',
} satisfies RewardScaleProps;

export const stats = { title: 'The programme in figures', stats: claimed } satisfies StatStripProps;

export const overview = {
  id: 'overview',
  title: 'What you get for your trouble',
  lead: 'The programme is open to students, lecturers and professionals, in Uganda and anywhere else.',
  look: 'rows',
  tone: 'raised',
  link: { label: 'Security documentation', href: '/developers' },
  features: [
    {
      icon: 'ShieldCheck',
      title: 'Legal protection',
      text: 'Test within the scope and the rules on this page and we treat it as authorised. We will not complain to the police, sue, or write to your university, and if somebody else does, we will say that you had our permission.',
    },
    {
      icon: 'Banknote',
      title: 'UGX rewards',
      text: `Paid in shillings by ${mobileMoneyProviders.join(', ')} or bank transfer within ten working days of the fix being agreed. Sums above the mobile-money limit go by bank or in parts.`,
    },
    {
      icon: 'GraduationCap',
      title: 'Educational focus',
      text: 'A practice school with invented learners is yours to break. Students may use an accepted report as coursework, and each quarter an engineer goes through the best ones at a university.',
    },
    {
      icon: 'Timer',
      title: 'Rapid response',
      text: 'Acknowledgment within 24 hours, by a person and with a name. A first judgement on severity follows within three working days.',
    },
  ],
} satisfies FeatureIndexProps;

export const tiers = {
  id: 'rewards',
  title: 'Rewards by severity',
  lead: 'What counts is the harm to a school, not the cleverness of the trick.',
  pointsTitle: 'Examples',
  groups: [
    {
      entries: [
        {
          title: 'Critical',
          figure: rewards.critical,
          text: 'Many schools at once, without anyone’s help: their records read, changed or destroyed, or their money moved.',
          points: [
            'Running code on our servers',
            'Reading one school’s learners from another’s account',
            'Sending fee payments to a different account',
          ],
        },
        {
          title: 'High',
          figure: rewards.high,
          text: 'One school wholly, or a right that nobody should have.',
          points: [
            'A teacher’s account that becomes a bursar’s',
            'Changing a mark so that its history does not show',
            'Taking over an account without its password',
          ],
        },
        {
          title: 'Medium',
          figure: rewards.medium,
          text: 'Part of a school’s records, or a step towards something worse.',
          points: [
            'A parent who sees another child’s balance',
            'Script stored in a message that runs for its readers',
            'Guessing admission forms by their numbers',
          ],
        },
        {
          title: 'Low',
          figure: rewards.low,
          text: 'Little harm today, but we would rather it were closed.',
          points: [
            'A link on our site that leads anywhere you like',
            'Learning which phone numbers have an account',
            'An old session that outlives a changed password',
          ],
        },
      ],
    },
  ],
  footnote:
    'The first clear report of a weakness is rewarded; a chain of several is judged by where it ends. Taxes are withheld where the law says so.',
} satisfies FigureListProps;

export const scope = {
  id: 'scope',
  title: 'Testing scope',
  lead: 'If you are not sure on which side something lies, ask first. The question costs nothing.',
  heads: { inside: 'In scope', outside: 'Out of scope' },
  areas: [
    {
      icon: 'Globe',
      title: 'Platform and website',
      text: `What a browser sees: the school’s own ${brand}, and this site with its forms.`,
      inside: ['Sign-in, roles and sessions', 'Marks, registers, documents', 'Forms and file uploads'],
      outside: [
        'A live school without its written consent',
        'Missing headers with no consequence',
        'Software scanners’ raw output',
      ],
    },
    {
      icon: 'Smartphone',
      title: 'Mobile app',
      text: 'The Android and iOS apps, and what they keep when there is no network.',
      inside: ['Records stored on the phone', 'What is sent once it is online', 'Links that open the app'],
      outside: [
        'Phones that are rooted or stolen unlocked',
        'Android versions that we no longer support',
        'Copies from other app stores',
      ],
    },
    {
      icon: 'Cable',
      title: 'API and connections',
      text: 'Keys, webhooks and the files that go to examiners, banks and ministries.',
      inside: [
        'Keys that open more than they should',
        'Forged webhooks and payment notices',
        'Export files of another school',
      ],
      outside: [
        'The other side’s own systems',
        'Floods of requests of any kind',
        'Telecom and banking networks',
      ],
    },
    {
      icon: 'UsersRound',
      title: 'People and places',
      text: 'The weakest point of most systems, and the one we do not pay you to try.',
      inside: [
        'A screen that invites a mistake',
        'A reset that support could be talked into, described and not tried',
        'Secrets of ours published by accident',
      ],
      outside: [
        'Phishing, calling or visiting anyone',
        'Our offices and schools’ premises',
        'Learners’ and parents’ own accounts',
      ],
    },
  ],
} satisfies ScopeListsProps;

export const rules = {
  id: 'rules',
  title: 'By consent, and never during class',
  text: [
    'Testing is consent-based. The practice school has given ours; a live school has to give its own, in writing and signed by its head, before you touch it. Your own school is no exception.',
    'Nothing you do may disrupt classes or an examination period. When in doubt, stop and write to us: nobody ever lost a reward for stopping early.',
  ],
  tone: 'sunk',
} satisfies SplitProps;

export const quiet = {
  title: 'Leave live schools alone',
  items: [
    'On school days from 7 am to 6 pm',
    'In the weeks of UCE, UACE, PLE and UVTAB papers',
    'In the last two weeks of each term, when report cards run',
    'On reporting days, when fees come in',
    'Always, for anything that could slow a system down',
  ],
} as const;

export const schoolDay = {
  groups: [
    { count: 7, tone: 0 },
    { count: 11, tone: 3 },
    { count: 6, tone: 0 },
  ],
  marks: [
    { after: 0, text: 'midnight' },
    { after: 7, text: '7am' },
    { after: 18, text: '6pm' },
    { after: 24, text: 'midnight' },
  ],
  caption: 'A school day by the hour. In the eleven clay hours nobody tests on a live school.',
} satisfies TrackProps;

export const compliance = {
  id: 'compliance',
  title: 'Three lines not to cross',
  lead: 'They hold for researchers as they hold for us.',
  features: [
    {
      icon: 'FileLock',
      title: 'Data protection',
      text: 'Stop at the first record that is not yours. Do not copy, keep or share it; tell us which one you saw, so that we can do what the Data Protection and Privacy Act asks of us. Delete what you hold when the report is closed.',
    },
    {
      icon: 'School',
      title: 'Institution safety',
      text: 'No test may change a mark, lock out an office or send a message to a parent. A school named in your report stays between you, us and that school.',
    },
    {
      icon: 'Smartphone',
      title: 'Mobile money',
      text: `Use the practice till, never real wallets. Do not touch ${mobileMoneyProviders.join(' or ')} themselves: they have owners and rules of their own. Nobody at ${brand} will ever ask for your PIN.`,
    },
  ],
} satisfies FeatureIndexProps;

export const steps = {
  id: 'process',
  title: 'What happens to your report',
  tone: 'raised',
  steps: [
    {
      title: 'You write',
      duration: 'Day 0',
      text: 'Where it is, how to see it again, what a thief could do with it. Luganda and Kiswahili are as good as English.',
    },
    {
      title: 'We acknowledge',
      duration: 'Within 24 hours',
      text: 'A named engineer answers and gives you a reference number.',
    },
    {
      title: 'We judge',
      duration: '3 working days',
      text: 'We repeat it, set the severity and tell you the sum, with our reasons. You may object once; a second engineer then decides.',
    },
    {
      title: 'We fix, and pay',
      duration: '7 to 90 days',
      text: 'You test the fix, the money goes out, and 30 days later you may publish. Your name stands beside the fix if you like.',
    },
  ],
} satisfies StepsProps;

export const closing = {
  title: 'Found something?',
  text: 'Write before you tell anyone else. If records are open right now, do not write: ring, day or night.',
  actions: [
    { label: 'Submit a vulnerability', href: '/contact' },
    { label: 'Read the guidelines', href: '/security' },
  ],
  ways: [
    { name: 'Security mailbox', label: email.security, href: `mailto:${email.security}` },
    { name: 'Emergency line', label: formatPhone(phone.emergency), href: `tel:${phone.emergency}` },
  ],
} satisfies ClosingCallProps;
