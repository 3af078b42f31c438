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
  title: 'Held against the country’s own plans',
  lead: 'A school system touches paper, power, people and the law every day. Here is what we count, what we count it against, and where we fall short.',
  points: [
    'National Development Vision 2040',
    'UN Sustainable Development Goals',
    'East African Community Standards',
  ],
  actions: [
    { label: 'Get Involved', href: '/contact' },
    { label: 'Learn More', href: '/corporate-responsibility' },
  ],
  seed: 'esg',
} satisfies HeroProps;

export const metrics = {
  id: 'metrics',
  title: 'Nine things we count',
  lead: 'Three for the land, three for people, three for how we are run.',
  groups: [
    {
      icon: 'Leaf',
      title: 'Environmental',
      text: 'A receipt on a phone is a sheet that nobody prints. The servers still want power, and tablets end somewhere.',
      entries: [
        {
          figure: '1.9M',
          title: 'Sheets not printed',
          text: 'Receipts, circulars and report cards of 2024 that reached a phone and stayed there.',
        },
        {
          figure: '64%',
          title: 'Renewable power',
          text: 'Of the hours our servers ran, by the share of hydro and solar in the grids that fed them.',
        },
        {
          figure: '180',
          title: 'Devices given a second life',
          text: 'Repaired by a cooperative in Soroti and handed to a school, instead of to a scrap dealer.',
        },
      ],
    },
    {
      icon: 'Users',
      title: 'Social',
      text: 'Whom the system reaches, and who gets to build it.',
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
      text: 'What keeps us honest when nobody is looking.',
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
          text: 'With no shares and no kin in the company. The plan is three; we are one short.',
        },
      ],
    },
  ],
} satisfies FigureListProps;

export const alignment = {
  title: 'National alignment',
  lead: 'Measured here: the share of each framework’s points that concern a company like ours and that one of our written policies answers. Our own reading, done once a year.',
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
      note: 'Goals 4, 5, 8, 9, 12 and 16. Open: targets of our own for what suppliers burn.',
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
  lead: 'What we set ourselves at the start of the year, in numbers that could be missed.',
  look: 'rows',
  features: [
    {
      icon: 'Sun',
      title: 'Schools that run on sun',
      mark: 'Environmental',
      text: 'A register that dies with the generator is no register. Sixty schools off the grid get a panel, a battery and someone who can mend both.',
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
      text: 'Attendance shows who is leaving three weeks before she is gone. Senior women teachers get that list first, and a fund to act on it.',
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
      text: 'A message about fees in English goes to a neighbour to be read out. So messages should leave in the language that the family asked for.',
      pointsTitle: 'Goals',
      points: [
        'Every message translated into four languages',
        'Each translation checked by two teachers of the language',
        'Voice messages for those who do not read',
      ],
    },
    {
      icon: 'Gavel',
      title: 'Open books',
      mark: 'Governance',
      text: 'We ask schools to keep clean accounts, so ours should bear being read. The reports on responsibility are public, and so is this page’s bad news.',
      pointsTitle: 'Goals',
      points: [
        'Three yearly reports published by June',
        'A third independent director',
        'Suppliers sign the code of conduct, or are replaced',
      ],
    },
  ],
} satisfies FeatureIndexProps;

export const government = {
  id: 'government',
  title: 'Government partnerships',
  lead: 'Public offices do their work with or without us. This is where ours meets theirs, and what a school notices of it.',
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
  lead: 'Measured here: the share of the 2025 goals that were reached by 31 December 2025, each goal counted once. It is not the alignment above.',
  meters: [
    {
      label: 'Environmental',
      percent: reached.environmental,
      note: 'Short by nine solar kits, which arrived in February.',
    },
    {
      label: 'Social',
      percent: reached.social,
      note: 'The translations were ready. Sending in them waited for the release of October 2026.',
    },
    {
      label: 'Governance',
      percent: reached.governance,
      note: 'The third independent director is still to be found.',
    },
  ],
} satisfies MetersProps;

export const closing = {
  title: 'Think we count the wrong things?',
  text: 'Tell us what a school in your district would count. The list of goals is opened again every January.',
  actions: [
    { label: 'Get Involved', href: '/contact' },
    { label: 'Learn More', href: '/corporate-responsibility' },
  ],
} satisfies ClosingCallProps;

/** Figures and goals that no report backs yet. */
export const samples = ['metrics', 'alignment', 'initiatives', 'progress'] as const;
