// The words of the page that says what the API covers in Uganda. Numbers come from the API's description.
import { brand, organisation } from '~/facts/organisation';
import { practiceLearners } from '~/facts/product';
import type { Code } from '~/lib/code-figure';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { DataTableProps } from '~/sections/DataTable/DataTable';
import type { FigureListProps } from '~/sections/FigureList/FigureList';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { StatementProps } from '~/sections/Statement/Statement';
import type { PageMeta } from '~/seo/page-meta';

export const meta = {
  path: '/developers/uganda-api',
  title: 'Uganda API: schools, classes, terms, fees',
  ogTitle: 'Schools, classes, terms and fees through one interface',
  description: `What the ${brand} API covers in Uganda and where each record comes from: classes, terms, LINs, fees over MTN MoMo and Airtel Money, and three made-up schools.`,
  crumb: 'Uganda API',
  under: [{ name: 'Developers', path: '/developers' }],
} satisfies PageMeta;

export const hero = {
  look: 'split',
  kicker: { label: 'Developers', href: '/developers' },
  title: 'Schools, classes, terms and fees through one interface',
  lead: 'One key opens one institution: its learners, what they owe, who was in class and how they did. Start with three made-up schools that you may break.',
  actions: [
    { label: 'Read the documentation', href: '/docs' },
    { label: 'What the sandbox holds', href: '#sandbox' },
  ],
} satisfies HeroProps;

/** The picture beside the title. */
export const request = {
  title: 'Who in S.2 still owes for Term III?',
  language: 'bash',
  code: `curl -G https://api.${organisation.domain}/v1/learners \\
  -H "Authorization: Bearer $TRED_KEY" \\
  -d class=S.2 -d term=2026-3 \\
  -d owing=true -d fields=balance,guardian`,
} satisfies Code;

export const covers = {
  id: 'covers',
  title: 'What exists, and where it comes from',
  lead: 'Nothing here is collected behind a school’s back. Each record has an office that keeps it.',
  columns: ['Record', 'What you get', 'Who keeps it', 'Reference'],
  rows: [
    {
      name: 'Learners',
      note: 'Class, stream, LIN, guardian, balance',
      cells: [
        'S.1 to S.6, or programme and year. Learners without a LIN yet are there too.',
        'The school’s office; the LIN comes from the ministry’s EMIS.',
        { label: 'Learners', href: '/docs/api/learners' },
      ],
    },
    {
      name: 'Classes and terms',
      note: 'S.2, 2026-3',
      cells: [
        'Names, not numbers of ours: a class is “S.2”, Term III of 2026 is “2026-3”.',
        'The school. The dates of the national terms are in a file you can take.',
        { label: 'Uganda data', href: '/developers/uganda-data#terms-2026' },
      ],
    },
    {
      name: 'Applications',
      note: 'From form to place',
      cells: [
        'Received, admitted, waiting or declined; an admitted child becomes a learner.',
        'The family fills it in, the head teacher decides.',
        { label: 'Admissions', href: '/docs/api/admissions' },
      ],
    },
    {
      name: 'Fees and payments',
      note: 'In whole shillings',
      cells: [
        'A statement line by line, and requests to a guardian’s phone over both networks.',
        'The bursar charges; MTN MoMo and Airtel Money report what was paid.',
        { label: 'Fees', href: '/docs/api/fees' },
      ],
    },
    {
      name: 'Registers',
      note: 'One for each class and day',
      cells: [
        'Who was there. Sent whole, so that a phone can send again.',
        'The class teacher.',
        { label: 'Attendance', href: '/docs/api/attendance' },
      ],
    },
    {
      name: 'Results',
      note: 'UCE grades A to E',
      cells: [
        'Marks and grades by class and subject, and candidate files for UNEB.',
        'Subject teachers enter them, the director of studies publishes.',
        { label: 'Results', href: '/docs/api/results' },
      ],
    },
  ],
  footnote:
    'What one school keeps, another school’s key cannot read. There is no list of all schools, and no address that searches across them.',
} satisfies DataTableProps;

export const sandbox = {
  id: 'sandbox',
  tone: 'sunk',
  title: 'Three made-up schools',
  lead: 'The same address, another key. No network is called, no money moves, and on Sunday night everything is as it was.',
  groups: [
    {
      entries: [
        {
          figure: `${practiceLearners} learners`,
          title: 'Sandbox Secondary School',
          text: 'S.1 to S.6 in two streams. One learner in five owes fees, one in ten has no LIN yet. The whole list is also a file.',
        },
        {
          figure: 'Programmes',
          title: 'Sandbox Technical Institute',
          text: 'Programmes and years instead of classes: “Welding 1” stands where a school has “S.2”. For whatever assumed that a class begins with an S.',
        },
        {
          figure: 'Long lists',
          title: 'Sandbox University',
          text: 'Long names, many programmes, lists of several pages. For whatever assumed that everything comes in one answer.',
        },
      ],
    },
  ],
  footnote:
    'Keys are free and come within a day after you ask. They begin with tred_test_ and never reach a real school.',
} satisfies FigureListProps;

export const outcomes = {
  id: 'test-numbers',
  title: 'Make a payment fail on purpose',
  lead: 'In the sandbox the last digit of the number decides. Try all six before a parent does.',
  columns: ['Outcome, and what your program should do', 'MTN MoMo', 'Airtel Money'],
  compact: true,
  /** What to do next, by the API’s own names. */
  next: {
    succeeded: 'Write the receipt when the webhook comes, not before.',
    payer_declined: 'Nothing. The guardian said no; offer the bank slip.',
    insufficient_funds: 'Offer a smaller sum, and ask again on another day.',
    timed_out: 'Ask once more, with a new idempotency key. Then leave it.',
    number_not_registered: 'Show the number and let the office correct it.',
    limit_exceeded: 'Split it: one payment and one day have limits.',
  },
} as const;

export const numbers = {
  title: 'What it bears',
  labels: {
    live: { label: 'Requests a minute, live', note: 'For each key' },
    sandbox: { label: 'Requests a minute, sandbox', note: 'Enough to try, too few to lean on' },
    transaction: { label: 'The most in one payment', note: 'On either network' },
    webhook: { label: 'Seconds to answer a webhook', note: 'Then it is sent again' },
  },
} as const;

export const notHere = {
  title: 'What it does not do',
  statement: 'It holds no national register, and it never sees a PIN.',
  text: 'It cannot look up a learner of another school, check a LIN against EMIS or fetch results from UNEB: those belong to the ministry and the boards, and go through them. The PIN is entered on the phone, into the provider’s own prompt.',
  tone: 'raised',
} satisfies StatementProps;

export const closing = {
  title: 'With a key, ten minutes to the first answer',
  text: 'Ask for a key and read the first page of the guide while you wait: it comes within a day. Then send the request at the top of this page.',
  actions: [
    { label: 'Ask for a key', href: '/contact?subject=other' },
    { label: 'Getting started', href: '/docs/uganda/getting-started' },
  ],
  ways: [
    { name: 'For programs', label: 'The OpenAPI file', href: '/docs/api/openapi.json' },
    { name: 'From the ministry', label: 'EMIS and the LIN', href: '/docs/uganda/emis' },
    { name: 'For the examiners', label: 'UNEB files', href: '/docs/uganda/uneb' },
  ],
} satisfies ClosingCallProps;

/** The API is a made-up one until the platform's own is published. */
export const samples = ['covers', 'sandbox', 'outcomes'] as const;
