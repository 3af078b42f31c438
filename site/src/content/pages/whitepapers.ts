// The words of the research hub. The papers themselves are Markdown in content/papers.

import { figures } from '~/facts/figures';
import { brand } from '~/facts/organisation';
import { meanOf, survey } from '~/facts/survey';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { SplitProps } from '~/sections/Split/Split';
import type { StatStripProps } from '~/sections/StatStrip/StatStrip';
import type { PageMeta } from '~/seo/page-meta';

const { pages, institutions, observed, regions } = figures.research;

/** Of the offices that are not among the twelve best-run: how many in ten have the best habit of those. */
const othersInTen = Math.round((meanOf(survey, 'numberEverywhere', 'others') ?? 0) * 10);

export const meta = {
  path: '/whitepapers',
  title: 'Whitepapers and research',
  description:
    'Research on how Ugandan schools are run: the 52-page report on 150+ institutions, and short papers on fees, results, records and networks. All free.',
  crumb: 'Whitepapers',
} satisfies PageMeta;

export const hero = {
  kicker: 'Research hub',
  title: 'We sat in the office and took notes',
  lead: 'One report and a shelf of papers on how Ugandan institutions really run: who waits, what gets lost, and what the best offices do. Free, without a form to fill in.',
  counts: {
    groups: [
      { count: 12, tone: 1 },
      { count: othersInTen, tone: 1, apart: true },
      { count: 10 - othersInTen, tone: 0 },
    ],
    columns: 12,
    caption: `The learner’s number on everything a parent sees: 12 of the 12 best-run offices, ${othersInTen} in 10 of the others.`,
  },
} satisfies HeroProps;

export const featured = {
  id: 'report',
  kicker: 'Featured report',
  length: `${pages} pages`,
  scope: `${institutions} institutions`,
  text: 'Between February and July 2026 we asked the people who run Ugandan school offices how they work, and spent a day with a stopwatch in 24 of them. The result is a picture of registers, fees, marks and records as they are, not as the manuals have them.',
  findingsTitle: 'Key insights',
  findings: [
    {
      title: 'Fees arrive by phone',
      text: 'Mobile money is the largest single way in. With the learner’s number a payment takes the office four minutes, without it nineteen.',
    },
    {
      title: 'Registers are kept twice',
      text: 'Seven offices of ten copy attendance by hand, and too late for a call home on the second day.',
    },
    {
      title: 'Assessment is a records problem',
      text: 'Collected each term, one score in a hundred goes missing. Collected in the candidate year, eleven do.',
    },
    {
      title: 'One person holds the keys',
      text: 'In 61 institutions a single person can produce the fee balances. It is the cheapest risk to remove.',
    },
    {
      title: 'The network fails by the hour',
      text: 'Coverage is nearly everywhere; between seven and nine it is nearly useless. Software has to keep the work until later.',
    },
    {
      title: 'Balances sent unasked',
      text: 'A fixed day for an SMS with the balance cuts the calls to the bursar by more than half within a term.',
    },
  ],
  download: 'Download the report',
  read: 'Read it here',
  seed: 'school-office-2026',
} as const;

/** What the report's own page says about its chapters. */
export const chapters = {
  title: 'The whole report, chapter by chapter',
  lead: 'What you have just read is the report in short. The file has all of it, and so do these pages: a chapter for each part of the work, every table, and the questionnaire.',
  list: 'Chapters of the report',
  download: 'Download the PDF',
  back: 'The report in short',
} as const;

export const stats = {
  title: 'The report in figures',
  stats: [
    { figure: String(pages), label: 'Pages', note: 'With every table and the questionnaire' },
    { figure: institutions, label: 'Institutions', note: 'Schools, universities, institutes' },
    { figure: String(observed), label: 'Offices observed', note: 'A day each, with a stopwatch' },
    { figure: String(regions), label: 'Regions', note: 'All of the country’s' },
  ],
} satisfies StatStripProps;

export const library = {
  id: 'papers',
  title: 'Papers for one evening each',
  lead: 'Written for the person who does the work. Take the file, or read it here.',
} as const;

/** The shelves, by the category that a paper names. */
export const shelves = {
  money: {
    title: 'Money and fees',
    text: 'For bursars, accounts clerks and the board’s finance committee.',
  },
  teaching: {
    title: 'Teaching and results',
    text: 'For directors of studies, class teachers and heads of department.',
  },
  records: {
    title: 'Records and networks',
    text: 'For registrars, ICT teachers and whoever signs for the data.',
  },
} as const;

export const method = {
  title: 'How we work',
  text: [
    `Two people do nothing else. They visit offices whether these use ${brand} or not, they pay for the tea, and they publish what they find when it does not flatter us.`,
    'No learner’s data is collected. No institution is named. Questionnaires may be copied and used by anyone.',
  ],
  actions: [{ label: 'Contact the research team', href: '/contact' }],
  tone: 'sunk',
} satisfies SplitProps;

export const next = {
  title: 'On the desk now',
  items: [
    'What a boarding school’s kitchen knows about attendance',
    'Vocational institutes in the first years of UVTAB',
    'How long a transcript takes, and why',
  ],
} as const;

export const closing = {
  title: 'The next paper, when it is out',
  text: 'Ask for research updates and you get one email a term. Or tell the team what it should look into.',
  actions: [
    { label: 'Get research updates', href: '/contact' },
    { label: 'Contact the research team', href: '/contact' },
  ],
} satisfies ClosingCallProps;

/** The study behind them is invented until the real one is done. */
export const samples = ['featured', 'stats', 'method', 'next'] as const;
