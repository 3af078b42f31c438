// The words of the hackathons page. The prizes come from facts/figures, the dates from the calendar.
import { figures } from '~/facts/figures';
import { hackathonCalendar, hackathonPartners, hallOfFame } from '~/facts/programmes';
import { schoolTerms } from '~/facts/terms';
import { townsIn } from '~/facts/towns';
import { formatDate, todayInKampala } from '~/lib/dates';
import { recurringDay } from '~/lib/recurring-days';
import { termsOfYear } from '~/lib/school-terms';
import { countWord } from '~/lib/words';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { DatedListProps } from '~/sections/DatedList/DatedList';
import type { FeatureIndexProps } from '~/sections/FeatureIndex/FeatureIndex';
import type { FigureListProps } from '~/sections/FigureList/FigureList';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { NameStripProps } from '~/sections/NameStrip/NameStrip';
import type { SplitProps } from '~/sections/Split/Split';
import type { StatStripProps } from '~/sections/StatStrip/StatStrip';
import type { PageMeta } from '~/seo/page-meta';
import type { YearStripProps } from '~/ui/Chart/YearStrip';
import type { SectionProps } from '~/ui/Section/Section';
import type { UgandaMapProps } from '~/ui/UgandaMap/UgandaMap';

const [first, second, third] = figures.hackathons;
const worth = { first, second, third };
const won = hallOfFame.flatMap(({ winners }) => winners).length;
/** UGX is said once. */
const sums = [first, second, third].map((prize, place) =>
  place === 0 ? prize : prize.replace(/^UGX\s/, ''),
);

export const meta = {
  path: '/hackathons',
  title: 'Hackathons for Ugandan schools',
  description: `Build for Ugandan classrooms in a weekend: three hackathons a year, prizes of ${sums[0]}, ${sums[1]} and ${sums[2]}, past winners, and the data and templates to start from.`,
  crumb: 'Hackathons',
} satisfies PageMeta;

export const hero = {
  look: 'statement',
  kicker: 'Hackathons',
  title: ['Forty-eight hours.', 'One school’s problem.'],
  lead: 'You sit with a head teacher on Friday, build until Sunday noon, and show it to the people who would use it. Entry is free, food and data are ours, and what you write stays yours.',
  actions: [
    { label: 'See the next dates', href: '#upcoming' },
    { label: 'Hall of fame', href: '#hall-of-fame' },
  ],
  counts: {
    groups: [
      { count: 10, tone: 1 },
      { count: 8, tone: 0 },
      { count: 16, tone: 1 },
      { count: 8, tone: 0 },
      { count: 5, tone: 1 },
      { count: 1, tone: 2 },
    ],
    columns: 8,
    caption:
      'A bar for each of the 48 hours, from Friday noon. The faint ones are the two nights, the last one is when you show it.',
  },
} satisfies HeroProps;

export const prizes = {
  title: 'The prizes of each hackathon',
  stats: [
    { figure: first, label: 'First prize', note: 'And a term’s trial in three schools' },
    { figure: second, label: 'Second prize', note: 'And a mentor for six months' },
    { figure: third, label: 'Third prize', note: 'And a desk at our campus office for a term' },
  ],
} satisfies StatStripProps;

const purse = [`First prize ${first}`, `Second prize ${second}`, `Third prize ${third}`];

export const upcoming = {
  id: 'upcoming',
  title: 'Coming up',
  lead: 'Teams of two to five. Come with one or find one on Friday evening.',
  events: [
    {
      recurs: hackathonCalendar.offline,
      badge: 'Registration open',
      title: 'Offline First',
      facts: ['Online, with rooms in four towns', 'Arua, Gulu, Mbarara and Soroti', '48 hours'],
      description:
        'Most schools have a signal for part of the day. Build something that a teacher can use all morning without one and that loses nothing when the line comes back.',
      points: purse,
      link: { label: 'Register', href: '/contact' },
    },
    {
      recurs: hackathonCalendar.schools,
      badge: 'Students welcome',
      title: 'Schools Hack',
      facts: ['In person', 'Entebbe', '48 hours, 120 places'],
      description:
        'Six secondary schools bring six problems: the fees queue on reporting day, the LIN that was typed wrong, the bus that left early. Each team works on one.',
      points: purse,
      link: { label: 'Register', href: '/contact' },
    },
    {
      recurs: hackathonCalendar.campus,
      badge: 'For universities',
      title: 'Campus Build',
      facts: ['In person and online', 'Nkumba University', '48 hours, 40 teams'],
      description:
        'Course registration, retakes, clearance before graduation: the parts of university life that still run on stamped paper. Registrars judge; lecturers may not help.',
      points: purse,
      link: { label: 'Register', href: '/contact' },
    },
  ],
} satisfies DatedListProps;

/** From the first of this month; a hackathon that was earlier in it is still in the picture. */
const from = `${todayInKampala().slice(0, 7)}-01`;

const weekends = upcoming.events
  .map(({ title, recurs }) => ({ name: title, first: recurringDay(recurs, from) }))
  .sort((a, b) => a.first.localeCompare(b.first));

export const year = {
  title: 'Three weekends a year',
  lead: 'Each falls between two school terms, so that teachers and learners can come.',
  tone: 'sunk',
} satisfies SectionProps;

export const yearDrawn = {
  caption: 'The coming twelve months: the three hackathons, and the school terms they stay out of',
  strip: {
    from,
    marks: weekends,
    terms: termsOfYear(schoolTerms, from).map((term) => ({ ...term, name: term.name.replace(/ \d+$/, '') })),
    label: `The coming twelve months: ${weekends.map(({ name, first }) => `${name} from ${formatDate(first)}`).join(', ')}.`,
  } satisfies YearStripProps,
};

export const where = {
  title: 'Six rooms to sit in',
  text: [
    'Offline First is online, with a room in each of four towns for teams that would rather sit together. Schools Hack is in Entebbe, Campus Build at Nkumba University.',
  ],
} satisfies SplitProps;

export const map = {
  caption: 'Where teams sit together.',
  places: townsIn(upcoming.events.flatMap(({ facts }) => facts).join('; ')),
} satisfies UgandaMapProps;

export const winners = {
  id: 'hall-of-fame',
  tone: 'sunk',
  title: 'Hall of fame',
  lead: `${countWord(won)} of the ${countWord(hallOfFame.length * 3).toLowerCase()} prizes, and what became of the projects.`,
  groups: hallOfFame.map(({ title, place, winners }) => ({
    title,
    text: place,
    entries: winners.map(({ prize, project, text }) => ({ figure: worth[prize], title: project, text })),
  })),
} satisfies FigureListProps;

export const resources = {
  title: 'Start from something',
  lead: 'All of it is free to use, before, at and after a hackathon.',
  look: 'rows',
  features: [
    {
      icon: 'Plug',
      title: 'Uganda API',
      text: 'Schools, classes, terms and fees through one interface, with a sandbox of three made-up schools to break.',
      link: { label: 'Open the Uganda API', href: '/developers/uganda-api' },
    },
    {
      icon: 'Smartphone',
      title: 'Mobile templates',
      text: 'Three web apps of a few KB: a register that works offline, a fees balance, and an empty one that installs like an app.',
      link: { label: 'Take a mobile template', href: '/developers/mobile-templates' },
    },
    {
      icon: 'Database',
      title: 'Uganda data',
      text: 'The school calendar, classes, the UCE scale, examiners and mobile-money limits as plain files, with where each came from.',
      link: { label: 'Browse the data', href: '/developers/uganda-data' },
    },
    {
      icon: 'Languages',
      title: 'Languages',
      text: 'Which languages families are written to in, how to ask for one, and the phrases that wait for a translation.',
      link: { label: 'See the languages', href: '/developers/languages' },
    },
  ],
} satisfies FeatureIndexProps;

export const partners = {
  title: 'Hackathon partners',
  names: hackathonPartners,
} satisfies NameStripProps;

export const closing = {
  title: 'Bring a team, or bring a problem',
  text: 'Builders register for a date. Schools write to us with what costs their office a day a week.',
  actions: [
    { label: 'Write to us', href: '/contact' },
    { label: 'Developer documentation', href: '/developers' },
  ],
  ways: [{ name: 'Who builds most?', label: 'The community leaderboard', href: '/leaderboard' }],
} satisfies ClosingCallProps;
