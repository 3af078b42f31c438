// The words of the ESG page. Two sets of percentages stand on it; each says what it measures.

import { figures } from '~/facts/figures';
import { brand } from '~/facts/organisation';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { DataTableProps } from '~/sections/DataTable/DataTable';
import type { FeatureIndexProps } from '~/sections/FeatureIndex/FeatureIndex';
import type { FigureListProps } from '~/sections/FigureList/FigureList';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { MetersProps } from '~/sections/Meters/Meters';
import type { PageMeta } from '~/seo/page-meta';

const { alignment: aligned, progress: reached } = figures.esg;
const { students, ruralCoverage } = figures.corporateResponsibility;
const [womenInLeadership] = figures.diversity.headline;

export const meta = {
  path: '/esg',
  title: 'ESG: environmental, social and governance',
  description: `How ${brand} does against Vision 2040, the UN goals and East African standards: environmental, social and governance figures, 2025 goals and how far we got.`,
  crumb: 'ESG',
} satisfies PageMeta;

export const hero = {
  look: 'statement',
  kicker: 'Environmental, social and governance',
  title: 'Measured against Uganda’s own plans',
  lead: 'Here is what we count, which national and international goals we compare it with, and where we fall short.',
  points: [
    'National Development Vision 2040',
    'UN Sustainable Development Goals',
    'East African Community Standards',
  ],
  actions: [
    { label: 'Get Involved', href: '/contact' },
    { label: 'Learn More', href: '/corporate-responsibility' },
  ],
} satisfies HeroProps;

export const metrics = {
  id: 'metrics',
  title: 'Nine things we count',
  lead: 'Three about the environment, three about people, three about how the company is run.',
  groups: [
    {
      icon: 'Leaf',
      title: 'Environmental',
      text: 'A receipt on a phone saves a sheet of paper. Servers still need power, and devices wear out.',
      entries: [
        {
          figure: '1.9M',
          title: 'Sheets not printed',
          text: 'Receipts, circulars and report cards of 2024 that went to a phone instead of a printer.',
        },
        {
          figure: '64%',
          title: 'Renewable power',
          text: 'Of the hours our servers ran, by the share of hydro and solar in the grids that fed them.',
        },
        {
          figure: '180',
          title: 'Devices given a second life',
          text: 'Repaired by a cooperative in Soroti and given to another school.',
        },
      ],
    },
    {
      icon: 'Users',
      title: 'Social',
      text: 'Whom the system reaches, and who builds it.',
      entries: [
        {
          figure: students,
          title: 'Students reached',
          text: 'Learners in schools that pay nothing, or less than the list price.',
        },
        {
          figure: ruralCoverage,
          title: 'Rural coverage',
          text: `Rural districts with at least one school on ${brand}.`,
        },
        {
          figure: womenInLeadership.figure,
          title: womenInLeadership.label,
          text: 'Of those who lead a team, sign contracts or sit in the weekly meeting.',
        },
      ],
    },
    {
      icon: 'Scale',
      title: 'Governance',
      text: 'How we are checked.',
      entries: [
        {
          figure: '100%',
          title: 'Staff trained on the Act',
          text: 'Everyone takes the data protection course in their first week and again each January.',
        },
        {
          figure: '24 hours',
          title: 'Security reports acknowledged',
          text: 'The longest that a report from a researcher waits for a person’s answer.',
        },
        {
          figure: '2 of 5',
          title: 'Independent directors',
          text: 'Directors with no shares and no relatives in the company. We want three, and are looking for the third.',
        },
      ],
    },
  ],
} satisfies FigureListProps;

export const alignment = {
  title: 'National alignment',
  lead: 'Once a year we list the points of each plan that concern a company like ours. The percentage is the share of them that one of our written policies covers. It is our own assessment.',
  tone: 'raised',
  meters: [
    {
      label: 'National Development Vision 2040',
      percent: aligned.vision2040,
      note: 'Skills, jobs in the regions and services that reach every district. Open: a plan for regional data centres.',
    },
    {
      label: 'UN Sustainable Development Goals',
      percent: aligned.sustainableDevelopment,
      note: 'Goals 4, 5, 8, 9, 12 and 16. Open: targets for our suppliers’ emissions.',
    },
    {
      label: 'East African Community Standards',
      percent: aligned.eastAfrica,
      note: 'Moving data between partner states, and terms of trade. Open: contracts in Kiswahili.',
    },
    {
      label: 'National education plans',
      percent: aligned.education,
      note: 'Returns, continuous assessment, examination files. Open: the new vocational levels, of which we cover half.',
    },
  ],
} satisfies MetersProps;

export const initiatives = {
  id: 'initiatives',
  title: '2025 initiatives',
  lead: 'The goals we set ourselves for 2025. How far we got stands further down.',
  look: 'rows',
  features: [
    {
      icon: 'Sun',
      title: 'Schools that run on sun',
      mark: 'Environmental',
      text: 'Sixty schools off the grid get a solar panel, a battery and a member of staff who can mend both.',
      pointsTitle: 'Goals',
      points: [
        '60 schools with solar kits, 15 in each region',
        'No report card printed twice in a term',
        'Every retired laptop repaired or taken apart',
      ],
    },
    {
      icon: 'UserRoundCheck',
      title: 'Girls stay on the roll',
      mark: 'Social',
      text: 'Attendance often falls weeks before a girl leaves school. Senior women teachers get the list of those girls first, and a fund to act on it.',
      pointsTitle: 'Goals',
      points: [
        'Early list in use at 120 schools',
        '800 learners back in class within a month',
        'Consent and confidentiality rules in each school',
      ],
    },
    {
      icon: 'Languages',
      title: 'Parents read it themselves',
      mark: 'Social',
      text: 'A message about fees should reach a family in the language it reads, so that no neighbour has to read it out.',
      pointsTitle: 'Goals',
      points: [
        'Fee, absence and meeting messages translated into four languages',
        'Each translation checked by two teachers of the language',
        'Word lists of school terms in ten languages',
      ],
    },
    {
      icon: 'Gavel',
      title: 'Open books',
      mark: 'Governance',
      text: 'We ask schools to keep clear accounts, so we publish ours: three reports a year, and what we did not reach.',
      pointsTitle: 'Goals',
      points: [
        'Three yearly reports published by June',
        'All staff trained on the Data Protection and Privacy Act',
        'All 40 suppliers sign the code of conduct, or are replaced',
      ],
    },
  ],
} satisfies FeatureIndexProps;

export const government = {
  id: 'government',
  title: 'Government partnerships',
  lead: 'Where our work meets that of public offices, and what a school notices of it.',
  tone: 'sunk',
  columns: ['Office', 'Our role', 'Impact'],
  rows: [
    {
      name: 'District education offices',
      cells: [
        'We train inspectors to read a school’s registers on the head teacher’s own screen, at the school’s invitation.',
        'An inspection day begins with the visit instead of with the search for the books.',
      ],
    },
    {
      name: 'Education statistics',
      cells: [
        'We follow the published layout of the yearly return, learner numbers included, and change with it.',
        'A school exports its return in minutes and checks it before it signs.',
      ],
    },
    {
      name: 'Examination bodies',
      cells: [
        'We keep to the published file formats for candidates and continuous assessment.',
        'Names and subjects are checked at school, weeks before the closing date.',
      ],
    },
    {
      name: 'Data protection regulator',
      cells: [
        'We follow the Data Protection and Privacy Act and its Regulations, and file what they ask of a processor.',
        'Parents know whom to ask for a copy, and whom to complain to about us.',
      ],
    },
  ],
  footnote: `Rules and formats that we follow, not endorsements. None of these offices has approved, rated or recommended ${brand}.`,
} satisfies DataTableProps;

export const progress = {
  title: 'How far we got',
  lead: 'How much of the 2025 goals was reached by 31 December 2025. Each goal has a percentage of its own, and each bar is the average of its goals. It is another measure than the alignment above.',
  partsTitle: 'Goal by goal, on 31 December 2025',
  meters: [
    {
      label: 'Environmental',
      percent: reached.environmental,
      parts: [
        { name: 'Schools with a solar kit', done: 51, of: 60 },
        { name: 'Schools in ten that print no report card twice', done: 9, of: 10 },
        { name: 'Retired laptops in five repaired or taken apart', done: 4, of: 5 },
      ],
      note: 'The other nine solar kits came in February 2026.',
    },
    {
      label: 'Social',
      percent: reached.social,
      parts: [
        { name: 'Schools that use the early list', done: 108, of: 120 },
        { name: 'Learners back in class', done: 736, of: 800 },
        { name: 'Languages with a word list', done: 7, of: 10 },
        { name: 'The other three goals', done: 3, of: 3, weight: 3 },
      ],
      note: 'The translations have been in use since the release of October 2026.',
    },
    {
      label: 'Governance',
      percent: reached.governance,
      parts: [
        { name: 'Yearly reports published', done: 3, of: 3 },
        { name: 'Suppliers that signed the code of conduct', done: 34, of: 40 },
        { name: 'Staff trained on the Act', done: 1, of: 1, text: '100%' },
      ],
    },
  ],
} satisfies MetersProps;

export const closing = {
  title: 'Are we counting the right things?',
  text: 'Tell us what a school in your district would count. We set new goals every January.',
  actions: [
    { label: 'Get Involved', href: '/contact' },
    { label: 'Learn More', href: '/corporate-responsibility' },
  ],
} satisfies ClosingCallProps;

/** Figures and goals that no report backs yet. */
export const samples = ['metrics', 'alignment', 'initiatives', 'progress'] as const;
