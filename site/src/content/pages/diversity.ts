// The words of the diversity page.

import { figures } from '~/facts/figures';
import { brand } from '~/facts/organisation';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { FeatureIndexProps } from '~/sections/FeatureIndex/FeatureIndex';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { MetersProps } from '~/sections/Meters/Meters';
import type { ProfilesProps } from '~/sections/Profiles/Profiles';
import type { SplitProps } from '~/sections/Split/Split';
import type { StatStripProps } from '~/sections/StatStrip/StatStrip';
import type { PageMeta } from '~/seo/page-meta';
import type { UgandaMapProps } from '~/ui/UgandaMap/UgandaMap';

const { headline, regions: share } = figures.diversity;
const [women, local, groups] = headline;

export const meta = {
  path: '/diversity',
  title: 'Diversity: every region at the table',
  description: `Who builds ${brand}: ${women.figure} women in leadership, ${local.figure} local workforce, ${groups.figure} ethnic groups, equal pay, and a team from all four regions of Uganda. With how we count.`,
  crumb: 'Diversity',
} satisfies PageMeta;

export const hero = {
  kicker: 'Diversity and inclusion',
  title: ['Every region', 'at the table'],
  lead: 'A class list in Arua is ordered differently from one in Kabale. We only know because someone on the team has sat in both classrooms.',
  actions: [
    { label: 'See open positions', href: '/careers' },
    { label: 'Ask us about it', href: '/contact' },
  ],
  counts: {
    groups: [
      { count: share.central, tone: 1 },
      { count: share.western, tone: 2 },
      { count: share.eastern, tone: 3 },
      { count: share.northern, tone: 0 },
    ],
    columns: 10,
    caption: `A hundred of us who went to school in Uganda, from the top: ${share.central} in the Central region, ${share.western} in the Western, ${share.eastern} in the Eastern, ${share.northern} in the Northern.`,
  },
} satisfies HeroProps;

export const metrics = {
  title: 'The team in four figures',
  stats: headline,
} satisfies StatStripProps;

export const regions = {
  id: 'regions',
  title: 'Where we come from',
  lead: `Of the ${local.figure} of us who went to school in Uganda, by the region where they finished primary school. The other colleagues were schooled in neighbouring countries and are not in these four shares.`,
  tagsTitle: 'Spoken at work',
  whole: 'The team by region, 2026: each bar as wide as its share',
  meters: [
    {
      label: 'Central',
      percent: share.central,
      description:
        'Entebbe, Kampala, Masaka, Luweero. Close to both offices, so we look for people elsewhere on purpose.',
      tags: ['Luganda', 'Luruuli'],
    },
    {
      label: 'Western',
      percent: share.western,
      description:
        'Mbarara, Kabale, Fort Portal, Hoima. Most of the people who look after schools’ accounts.',
      tags: ['Runyankole-Rukiga', 'Runyoro-Rutooro', 'Lhukonzo'],
    },
    {
      label: 'Eastern',
      percent: share.eastern,
      description: 'Jinja, Mbale, Soroti, Tororo. The team that makes registers work without a network.',
      tags: ['Lusoga', 'Lumasaaba', 'Ateso', 'Dhopadhola'],
    },
    {
      label: 'Northern',
      percent: share.northern,
      description: 'Gulu, Lira, Arua, Moroto. Support in the evening hours, when bursars close their books.',
      tags: ['Acholi', 'Lango', 'Lugbara', 'Ngakarimojong'],
    },
  ],
  footnote:
    'Given by colleagues themselves. Everybody may answer “I would rather not say”. The four shares add up to 100%.',
} satisfies MetersProps;

/** The same shares where they are. */
export const regionMap = {
  caption: 'The four regions, and the share of the team that finished primary school in each.',
  places: [],
  label: `Map of Uganda: Central ${share.central}%, Western ${share.western}%, Eastern ${share.eastern}%, Northern ${share.northern}%`,
  regionTexts: {
    Central: `Central ${share.central}%`,
    Western: `Western ${share.western}%`,
    Eastern: `Eastern ${share.eastern}%`,
    Northern: `Northern ${share.northern}%`,
  },
} satisfies UgandaMapProps;

export const counting = {
  title: 'How we count',
  text: [
    'With twenty-odd people, one person is a large percentage. So we say how each figure is made, and publish no group so small that it names somebody.',
    'Nobody is asked for a tribe, a religion or a diagnosis at an interview. What colleagues tell us later goes into a table that two people can open.',
  ],
  points: [
    'Leadership: who signs, leads a team or sets its budget',
    'Pay: basic salary by grade, checked each January by an outside accountant',
    'A gap of more than 2% is closed in the same month’s pay',
    'The questions are asked again every year, and may be left empty',
  ],
  tone: 'sunk',
} satisfies SplitProps;

export const initiatives = {
  id: 'initiatives',
  title: 'What we do about it',
  lead: 'Four habits, written into how we hire, pay and meet.',
  features: [
    {
      icon: 'MapPinned',
      title: 'Hiring beyond the Entebbe road',
      text: 'An advertisement on a website in Kampala finds people who live in Kampala.',
      points: [
        'Each opening is pinned up at a university in every region',
        'First interviews by phone, at our cost',
        'Moving money, and a room for the first month',
      ],
    },
    {
      icon: 'UserRoundCog',
      title: 'Women who lead',
      text: 'More than half of the registrars and bursars we meet are women. The people who build for them should be too.',
      points: [
        'No shortlist without two women on it',
        'Leave after a birth beyond what the law asks for; the careers page has the days',
        'A mentor from outside the company for each new team lead',
      ],
    },
    {
      icon: 'Accessibility',
      title: 'Work that everybody can do',
      text: 'Two colleagues test our screens with a screen reader, because that is how they work.',
      points: [
        'Step-free desk, toilet and meeting room at both offices',
        'Special equipment bought before the first day',
        'Interpreting in Ugandan Sign Language for meetings on request',
      ],
    },
    {
      icon: 'MessagesSquare',
      title: 'Languages are a skill',
      text: 'Explaining a fee balance in Lugbara is a skill, and we pay for it.',
      points: [
        'A language allowance for support in a third language',
        'Notes of every meeting in plain English, the same day',
        'Holidays of all faiths may be swapped for one another',
      ],
    },
  ],
} satisfies FeatureIndexProps;

export const partners = {
  id: 'partners',
  title: 'Partner organisations',
  lead: 'Organisations that send us people, and tell us when we get it wrong.',
  tone: 'raised',
  of: 'organisations',
  profiles: [
    {
      name: 'Karibu Women Coders',
      role: 'Network, Kampala and Gulu',
      text: 'Evening classes taught by working engineers. Five of ours teach; three of ours came from it.',
    },
    {
      name: 'Open Hands Campus',
      role: 'Training centre, Mbale',
      text: 'Prepares deaf and hard-of-hearing school leavers for office work, and us for them.',
    },
    {
      name: 'Rwenzori Graduates’ Circle',
      role: 'Alumni association, Fort Portal',
      text: 'First-generation graduates who read our job advertisements before anybody else does.',
    },
    {
      name: 'Northern Skills Exchange',
      role: 'Cooperative, Lira',
      text: 'Six-month placements for technicians from Lango, Acholi and Karamoja.',
    },
  ],
} satisfies ProfilesProps;

export const closing = {
  title: 'Join us',
  text: 'If your position is not among the open ones, write to us all the same and say what you can do.',
  actions: [
    { label: 'See open positions', href: '/careers' },
    { label: 'Write to us', href: '/contact' },
  ],
} satisfies ClosingCallProps;

/** Invented until real ones are agreed. */
export const samples = ['regions', 'regionMap', 'initiatives', 'partners'] as const;
