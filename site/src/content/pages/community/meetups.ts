// The words of the page about the developers' meetups. Dates, towns and topics are in content/events/developers-meetup.yaml.
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { SplitProps } from '~/sections/Split/Split';
import type { PageMeta } from '~/seo/page-meta';
import type { Fact } from '~/ui/words';

export const meta = {
  path: '/community/meetups',
  title: 'Developers’ meetups in Kampala and up-country',
  ogTitle: 'Short talks, long questions',
  description:
    'Twelve evenings a year for developers who build for schools, six in Kampala and six up-country: dates, towns and topics, what to expect, and how to take part.',
  crumb: 'Meetups',
  under: [{ name: 'Developers', path: '/developers' }],
} satisfies PageMeta;

/** The event whose dates these are. */
export const event = 'developers-meetup';

export const hero = {
  kicker: { label: 'Developers', href: '/developers#community' },
  title: 'Talks are short, questions are long',
  lead: 'Twelve evenings a year, every second one outside Kampala. Two people show code that runs in a school, then everyone asks. Free, and so is the tea.',
  actions: [
    { label: 'Take a place', href: `/events/${event}#register` },
    { label: 'All dates in your calendar', href: `/events/${event}.ics` },
  ],
} satisfies HeroProps;

export const dates = {
  id: 'dates',
  tone: 'raised',
  title: 'The next twelve',
  lead: 'Always on the third Thursday, 17:30 to 20:00. The one on top is next.',
  columns: ['Town and topic', 'Day', 'Place', 'Take part'],
  register: 'Register',
  compact: true,
  soonestFirst: true,
  footnote:
    'Dates follow the rule; should one fall on a public holiday, we move it and write to everyone who registered. Forty places each, with a waiting list.',
} as const;

export const evening = { title: 'How the evening goes', look: 'rows' } as const;

export const host = {
  tone: 'sunk',
  title: 'Hold one in your town',
  text: [
    'Ten people and a room with power make a meetup. Tell us the day; we announce it, and send somebody if you want a speaker.',
    'No company’s slides, yours and ours included. As many women as men at the front. Over in time for the last taxi.',
  ],
  actions: [{ label: 'Offer a room', href: '/contact?subject=other' }],
} satisfies SplitProps;

/** The card beside it. */
export const hostFacts = [
  { label: 'From', lines: ['10 people', 'A room with power, and chairs'] },
  { label: 'Notice', lines: ['Two weeks'] },
  { label: 'We pay', lines: ['Tea and data', 'The room too, where it costs something'] },
  {
    label: 'You get',
    lines: ['300 points'],
    link: { label: 'On the leaderboard, once the notes are shared', href: '/leaderboard#points' },
  },
] satisfies Fact[];

export const closing = {
  title: 'Too far, or too late?',
  text: 'What nobody could answer goes to the chat the same night. The bigger questions get a whole weekend.',
  actions: [
    { label: 'The developers’ chat', href: '/community/discord' },
    { label: 'Hackathons', href: '/hackathons' },
  ],
} satisfies ClosingCallProps;
