// The words of the about page.

import { team } from '~/facts/company';
import { figures } from '~/facts/figures';
import { brand, organisation } from '~/facts/organisation';
import { townsIn } from '~/facts/towns';
import { countWord } from '~/lib/words';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { FeatureIndexProps } from '~/sections/FeatureIndex/FeatureIndex';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { ProfilesProps } from '~/sections/Profiles/Profiles';
import type { SplitProps } from '~/sections/Split/Split';
import type { StatementProps } from '~/sections/Statement/Statement';
import type { StatStripProps } from '~/sections/StatStrip/StatStrip';
import type { TimelineProps } from '~/sections/Timeline/Timeline';
import type { PageMeta } from '~/seo/page-meta';
import type { UgandaMapProps } from '~/ui/UgandaMap/UgandaMap';

export const meta = {
  path: '/about',
  title: 'About us: school people who write software',
  description: `${brand} began in Entebbe in 2022 with one bursar’s shoebox of receipts. Our mission, our story, what we hold to, and the ${countWord(team.length).toLowerCase()} people in charge.`,
  crumb: 'About',
} satisfies PageMeta;

export const hero = {
  look: 'statement',
  kicker: `Entebbe, since ${organisation.founded}`,
  title: ['School people', 'who write', 'software.'],
  lead: 'Half of us have taught a class, kept a ledger or stood at a registration desk. The other half spend a day every month beside somebody who does.',
  counts: {
    groups: [
      { count: 21, tone: 0 },
      { count: 1, tone: 2, apart: true },
    ],
    columns: 7,
    caption: `Three weeks to match one shoebox of payments by hand, a bar for each day; and the one night that the first ${brand} took.`,
  },
} satisfies HeroProps;

export const mission = {
  title: 'Our mission',
  statement:
    'Give every learner in East Africa a record that is right, and every teacher the hours it used to take.',
  text: 'A wrong name on a candidate list can cost a child a year. A lost receipt can send a child home. These are office problems, and solving them is all we do.',
} satisfies StatementProps;

export const story = {
  id: 'story',
  title: 'Our story',
  lead: 'Five years, and what each of them taught us.',
  tone: 'sunk',
  entries: [
    {
      year: organisation.founded,
      title: 'One bursar, one shoebox',
      text: `A bursar in Entebbe showed us a shoebox of mobile-money messages copied onto slips, and the three weeks it took to match them to learners. The first ${brand} did that one thing, overnight.`,
    },
    {
      year: 2023,
      title: 'An office on a campus',
      text: 'We opened our second office, at Nkumba University on the Entebbe road. Whoever builds course registration should see a registration week from close by.',
    },
    {
      year: 2024,
      title: 'Grades A to E',
      text: 'The first UCE cohort of the new curriculum sat its papers, and the mark sheet we had built for divisions was out of date. We rebuilt it around continuous assessment in one holiday. Printed reports with the letters followed in 2026.',
    },
    {
      year: 2025,
      title: 'Calendars of our neighbours',
      text: 'Schools across the border asked for the same thing with other terms, other shillings and other examiners. What we had written into the code for Uganda became settings that a school can change.',
    },
    {
      year: 2026,
      title: 'The whole office',
      text: 'Nine modules, one record for each learner. Mobile money is matched within a minute now, and the shoebox is on a shelf in Entebbe with its lid taped shut.',
    },
  ],
} satisfies TimelineProps;

export const stats = { title: `${brand} today`, stats: figures.about } satisfies StatStripProps;

export const where = {
  title: 'Where we work from',
  text: [
    'The headquarters is in Entebbe, the campus office at Nkumba University, a few kilometres up the road. Everybody else is where the schools are.',
  ],
  actions: [{ label: 'Addresses and hours', href: '/contact' }],
  tone: 'sunk',
} satisfies SplitProps;

export const map = {
  caption: 'Our two offices.',
  places: organisation.offices.flatMap(({ city }, index) =>
    townsIn(city).map((town) => ({ ...town, main: index === 0 })),
  ),
} satisfies UgandaMapProps;

export const values = {
  title: 'Four things we hold to',
  look: 'rows',
  features: [
    {
      icon: 'Armchair',
      title: 'Sit in the office first',
      text: 'Before we design a screen, one of us does the job by hand in a real school for a day. Most first ideas do not survive that day.',
    },
    {
      icon: 'Smartphone',
      title: 'Build for the worst phone',
      text: 'If it works on a four-year-old Android with 200 MB free and one bar of signal, it works. Nothing ships that we have not opened on the phone in the top drawer.',
    },
    {
      icon: 'FolderLock',
      title: 'The record belongs to the school',
      text: 'Every school can take every learner, mark and receipt away on any day without asking us. We sell software, never what is written in it.',
    },
    {
      icon: 'Megaphone',
      title: 'Say it when it is wrong',
      text: 'When we lose an hour of somebody’s work we write to the school before the school writes to us, with what happened and what we changed.',
    },
  ],
} satisfies FeatureIndexProps;

export const people = {
  title: 'The people in charge',
  lead: `${countWord(team.length)} people, and all of them pick up the phone.`,
  tone: 'sunk',
  of: 'people',
  profiles: team,
} satisfies ProfilesProps;

export const closing = {
  title: 'Work with us',
  text: 'As a colleague, or as a school that would like to try it.',
  actions: [
    { label: 'See open positions', href: '/careers' },
    { label: 'Contact us', href: '/contact' },
  ],
} satisfies ClosingCallProps;

/** The exports above whose people are invented; `npm run launch-check` lists them. */
export const samples = ['story'] as const;
