// The words of the page with data files. The tables are in content/uganda-data.

import { facts } from '~/content/uganda-data/facts';
import { practiceLearners } from '~/facts/product';
import { countWord } from '~/lib/words';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { DataTableProps } from '~/sections/DataTable/DataTable';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { PageMeta } from '~/seo/page-meta';

export const meta = {
  path: '/developers/uganda-data',
  title: 'School data of Uganda as CSV and JSON',
  ogTitle: `Small true tables, and ${practiceLearners} invented learners`,
  description: `Terms, classes, UCE grades, examining bodies and mobile-money limits of Uganda as CSV and JSON, with where each came from, and ${practiceLearners} invented learners.`,
  crumb: 'Uganda data',
  under: [{ name: 'Developers', path: '/developers' }],
} satisfies PageMeta;

export const hero = {
  kicker: { label: 'Developers', href: '/developers' },
  title: `Small true tables, and ${practiceLearners} invented learners`,
  lead: 'What every school program here types in by hand: when Term II starts, which class sits UCE, how much goes through a phone in a day. Take the files, and tell us when one is out of date.',
  seed: 'uganda-data',
} satisfies Omit<HeroProps, 'actions'>;

export const actions = {
  all: (size: string) => `Take everything (ZIP, ${size})`,
  description: { label: 'Data package description', href: `${meta.path}/datapackage.json` },
} as const;

export const sheets = {
  id: 'tables',
  title: 'True, as far as it goes',
  lead: `${countWord(facts.length)} tables with facts. Where we were not sure of a line, it is not in the file.`,
  sourceLabel: 'Source:',
} as const;

export const invented = {
  id: 'learners',
  tone: 'sunk',
  title: 'Invented, every line of it',
  lead: 'The sandbox’s secondary school, the same at every build. No learner or guardian in it is a person, and the only phone numbers are the sandbox’s test numbers.',
  sourceLabel: 'Source:',
} as const;

/** The learners as a table; its rows are those of the sandbox’s engine. */
export const learners = {
  name: 'sandbox-learners',
  title: 'Learners of the sandbox school',
  text: 'Six classes of forty in two streams; one learner in five owes fees. The JSON file is what GET /learners answers; in the CSV file the guardian has two columns, and what candidate files need is left out.',
  source: 'Put together from common names by a program. A name that is yours is chance.',
  fields: [
    { name: 'id', type: 'string', text: 'As in the API.' },
    { name: 'lin', type: 'string', text: 'Invented too; empty for one in ten, as in real lists.' },
    { name: 'first_name', type: 'string', text: 'First name.' },
    { name: 'last_name', type: 'string', text: 'Last name.' },
    { name: 'class', type: 'string', text: 'S.1 to S.6.' },
    { name: 'stream', type: 'string', text: 'North or South.' },
    { name: 'guardian_name', type: 'string', text: 'Who pays and is told.' },
    {
      name: 'guardian_phone',
      type: 'string',
      text: 'A test number: its last digit decides what a payment does.',
    },
    { name: 'balance', type: 'integer', text: 'Shillings owed this term.' },
  ],
} as const;

export const rows = {
  shown: 6,
  count: (count: number) => `${count} rows`,
  more: (count: number) => `and ${count} more in the files`,
} as const;

export const licence = {
  name: 'CC0-1.0',
  url: 'https://creativecommons.org/publicdomain/zero/1.0/',
  text: `To the extent possible under law, the makers of these files have waived all copyright and related rights to
them: CC0 1.0 Universal, https://creativecommons.org/publicdomain/zero/1.0/

Facts were checked in November 2026 and come without warranty. The learners and guardians in
sandbox-learners.csv and sandbox-learners.json are invented.
`,
} as const;

export const terms = {
  title: 'Before you build on them',
  columns: ['Question', 'Answer'],
  rows: [
    {
      name: 'May I use them?',
      cells: ['For anything, without asking and without naming us: CC0. A link is kind.'],
    },
    {
      name: 'How are they written?',
      cells: [
        'UTF-8. CSV after RFC 4180 with a header line, JSON as a list of objects. Days as 2026-02-10, amounts in whole shillings, an empty cell or null where there is nothing to say.',
      ],
    },
    {
      name: 'What is left out?',
      cells: [
        'Lists that others keep and change: districts, schools, subjects and their codes, where the marks for a grade begin. Ask those who publish them.',
      ],
    },
    {
      name: 'A line is wrong?',
      cells: [{ label: 'Write to us, with where you read it', href: '/contact?subject=other' }],
    },
  ],
} satisfies DataTableProps;

export const closing = {
  title: 'Rather ask than download?',
  text: 'The same classes, terms and learners answer in the sandbox, and change when you change them.',
  actions: [
    { label: 'What the API covers', href: '/developers/uganda-api' },
    { label: 'The sandbox', href: '/docs/uganda/sandbox' },
  ],
} satisfies ClosingCallProps;

/** Invented learners. */
export const samples = ['learners'] as const;
