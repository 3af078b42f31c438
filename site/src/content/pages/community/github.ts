// The words of the page about the code that is open to changes.
import { brand } from '~/facts/organisation';
import { practiceLearners, sdks } from '~/facts/product';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { DataTableProps } from '~/sections/DataTable/DataTable';
import type { FeatureIndexProps } from '~/sections/FeatureIndex/FeatureIndex';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { StepsProps } from '~/sections/Steps/Steps';
import type { PageMeta } from '~/seo/page-meta';
import type { ChannelWords } from '~/subjects/community/view';

export const meta = {
  path: '/community/github',
  title: 'Open code on GitHub: libraries and tools',
  ogTitle: 'The code, open to your changes',
  description: `The libraries, the command line and the example programs of ${brand}: what each repository holds, how a change gets in, and what you can take without asking.`,
  crumb: 'GitHub',
  under: [{ name: 'Developers', path: '/developers' }],
} satisfies PageMeta;

export const hero = {
  look: 'statement',
  kicker: { label: 'Developers', href: '/developers#community' },
  title: ['Found it?', 'Fix it.'],
  seed: 'community-github',
} satisfies Omit<HeroProps, 'lead'>;

export const access = {
  open: {
    join: 'See the code',
    lead: 'The libraries, the command line and the example programs are on GitHub under the MIT licence, open to your changes. The first answer to one comes within three working days.',
  },
  asked: {
    join: 'Ask for access',
    lead: 'The libraries, the command line and the example programs are on GitHub under the MIT licence, open to your changes. The organisation is by invitation for now: send us your user name and you can read, fork and propose within a working day.',
    href: '/contact?subject=other',
  },
} satisfies ChannelWords;

export const withoutAsking = { label: 'Take something without asking', href: '#now' } as const;

const library = (
  { language, version, docs }: (typeof sdks)[keyof typeof sdks],
  name: string,
  text: string,
) => ({
  name,
  code: true,
  cells: [text, `${language} ${version}`, { label: 'How to use it', href: docs }],
});

export const repositories = {
  id: 'repositories',
  title: 'What there is',
  lead: 'All of it under the MIT licence: use it, change it, sell what you made of it.',
  columns: ['Repository', 'What it holds', 'Release', 'Documentation'],
  rows: [
    library(sdks.javascript, 'sdk-javascript', 'The library for Node.js, Deno and browsers.'),
    library(sdks.python, 'sdk-python', 'The library for scripts, Django and Flask.'),
    library(sdks.php, 'sdk-php', 'The library for Laravel, WordPress and school portals.'),
    library(sdks.java, 'sdk-java', 'The library for Android and Spring, in Java and Kotlin.'),
    {
      name: 'cli',
      code: true,
      cells: [
        'The command line: import class lists, listen to webhooks, read logs.',
        'With JavaScript',
        { label: 'Install it', href: '/docs/cli/install' },
      ],
    },
    {
      name: 'examples',
      code: true,
      cells: [
        'A fee reminder, a register on a phone, results to a spreadsheet: one file each.',
        'None: copy it',
        { label: 'Read one', href: '/docs/examples/fee-reminder' },
      ],
    },
  ],
  footnote:
    'Members keep further projects of their own: plugins, report cards, gate books. We list those that have a licence and a read-me; the school platform itself is not open.',
} satisfies DataTableProps;

export const way = {
  title: 'How a change gets in',
  tone: 'sunk',
  steps: [
    {
      title: 'Say it first',
      duration: 'ten minutes',
      text: 'An issue with the error, the version and the request’s id. For a typing mistake skip this step.',
    },
    {
      title: 'Write a test that fails',
      duration: 'an evening',
      text: 'Against the sandbox or a recorded answer. It is half of the change, and counts as code on the leaderboard.',
    },
    {
      title: 'Propose it',
      duration: 'first answer within 3 working days',
      text: 'One change, one reason. Two people read it before it is accepted.',
    },
    {
      title: 'It ships',
      duration: 'with the next release, monthly',
      text: 'Your name stands in the release notes unless you would rather not.',
    },
  ],
} satisfies StepsProps;

export const now = {
  id: 'now',
  title: 'To take without asking anybody',
  look: 'rows',
  features: [
    {
      icon: 'Smartphone',
      title: 'Three starter apps',
      text: 'An offline register, a fees balance and an empty shell, as archives with their licence.',
      link: { label: 'Mobile templates', href: '/developers/mobile-templates' },
    },
    {
      icon: 'Database',
      title: 'Data',
      text: `Terms, classes, grades and limits, and ${practiceLearners} invented learners, as CSV and JSON.`,
      link: { label: 'Uganda data', href: '/developers/uganda-data' },
    },
    {
      icon: 'Braces',
      title: 'The API’s description',
      text: 'One OpenAPI file, from which the libraries and the reference are made. Make a library of your own from it.',
      link: { label: 'OpenAPI as JSON', href: '/docs/api/openapi.json' },
    },
  ],
} satisfies FeatureIndexProps;

export const closing = {
  title: 'Found a security problem?',
  text: 'If it lets somebody read what is not theirs, do not open an issue. Report it to us first; there is a reward.',
  actions: [
    { label: 'Report a weakness', href: '/bug-bounty' },
    { label: 'How points are earned', href: '/leaderboard#points' },
  ],
} satisfies ClosingCallProps;

/** The repositories are made up until the organisation’s own are public. */
export const samples = ['repositories'] as const;
