// The words of the leaderboard. Who stands on it comes from facts/leaderboard.

import { brand } from '~/facts/organisation';
import { leaderboard } from '~/facts/programmes';
import { countWord } from '~/lib/words';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { DataTableProps } from '~/sections/DataTable/DataTable';
import type { FeatureIndexProps } from '~/sections/FeatureIndex/FeatureIndex';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { PageMeta } from '~/seo/page-meta';
import type { PodiumProps, RankListProps } from '~/subjects/community/Leaderboard/Leaderboard';

export const meta = {
  path: '/leaderboard',
  title: 'Community leaderboard',
  description: `Who did most for schools on ${brand}: the top three, those close behind, how points are earned, and the four kinds of work we recognise every year.`,
  crumb: 'Leaderboard',
} satisfies PageMeta;

export const hero = {
  look: 'split',
  kicker: 'Community leaderboard',
  title: 'Credit where the work was done',
  lead: 'A plugin that prints report cards in Runyankole. A patient answer to a bursar at eleven at night. A meetup in Gulu with forty chairs. Each earns points; the names below earned most.',
  actions: [
    { label: 'Join the community', href: '/contact' },
    { label: 'How points are earned', href: '#points' },
  ],
} satisfies HeroProps;

export const ranks = {
  tone: 'raised',
  title: `The ${countWord(leaderboard.length).toLowerCase()} in front`,
  lead: 'Counted since January, and from the start again every January.',
  entries: leaderboard,
} satisfies RankListProps;

export const podium = {
  entries: leaderboard.slice(0, 3),
  caption: 'The first three this year. Each step is as high as the points, from nought.',
} satisfies PodiumProps;

export const points = {
  id: 'points',
  tone: 'sunk',
  title: 'How points are earned',
  lead: 'Two people of the team count on the first working day of each month. Ask them if a number looks wrong.',
  columns: ['What you did', 'Points', 'What counts'],
  rows: [
    {
      name: 'Code merged',
      cells: ['50-500', 'By size and by what it saves a school. Tests and documents count as code.'],
    },
    { name: 'Language', cells: ['5 a phrase', 'Once a second speaker has read it.'] },
    { name: 'Answer accepted', cells: ['40', 'Marked by the person who asked.'] },
    { name: 'Weakness reported', cells: ['200-2,000', 'On top of the bounty, once it is fixed.'] },
    { name: 'Meetup held', cells: ['300', 'Ten people or more, notes shared afterwards.'] },
    { name: 'School visited', cells: ['150', 'An office helped on the spot; the head teacher confirms it.'] },
  ],
} satisfies DataTableProps;

export const recognition = {
  title: 'Four kinds of work, recognised every year',
  lead: 'Points count how much was done. These awards, named each December, are for one thing done well.',
  look: 'lists',
  features: [
    {
      icon: 'GitMerge',
      title: 'Code',
      text: 'For code that schools use every day.',
      lists: [
        { title: 'We look for', items: ['Works on a slow line', 'Tested, and readable by the next person'] },
        { title: 'You get', items: ['Your name in the release notes', 'A laptop budget of UGX 2M'] },
      ],
    },
    {
      icon: 'Languages',
      title: 'Language',
      text: 'For messages that parents read in their own language.',
      lists: [
        {
          title: 'We look for',
          items: ['Words people use, not a dictionary’s', 'School terms agreed with teachers'],
        },
        { title: 'You get', items: ['Paid review work for a year', 'A printed glossary under your name'] },
      ],
    },
    {
      icon: 'HeartHandshake',
      title: 'Help',
      text: 'For the answers that kept an office open.',
      lists: [
        { title: 'We look for', items: ['Patience', 'Answers that the next person can find'] },
        {
          title: 'You get',
          items: ['A seat at the support round table', 'The kit of your choice from the store'],
        },
      ],
    },
    {
      icon: 'MapPinned',
      title: 'Community',
      text: 'For bringing people into one room, outside Kampala above all.',
      lists: [
        { title: 'We look for', items: ['New towns', 'As many women as men at the front'] },
        { title: 'You get', items: ['Room, food and data for four meetups', 'Travel to the yearly summit'] },
      ],
    },
  ],
} satisfies FeatureIndexProps;

export const closing = {
  title: 'Your name could stand here in a month',
  text: 'Tell us what you can do and where you are. We send back a first piece of work that fits an evening.',
  actions: [
    { label: 'Join the community', href: '/contact' },
    { label: 'See the hackathons', href: '/hackathons' },
  ],
} satisfies ClosingCallProps;
