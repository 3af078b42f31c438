// The words of the programme's calendar. The dates follow the rules in facts/startup-calendar.
import { brand } from '~/facts/organisation';
import { startupDiscounts } from '~/facts/prices';
import { startupCalendar } from '~/facts/programmes';
import { formatHours } from '~/lib/dates';
import type { DayRule } from '~/lib/recurring-days';
import { shareLeft } from '~/lib/words';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { DataTableProps } from '~/sections/DataTable/DataTable';
import type { DatedListProps } from '~/sections/DatedList/DatedList';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { StepsProps } from '~/sections/Steps/Steps';
import type { PageMeta } from '~/seo/page-meta';

const { round, infoSession, foundersMeetup, fundingWorkshop } = startupCalendar;
const { yearOne, yearTwo } = startupDiscounts;

export const meta = {
  path: '/startup-program/schedule',
  title: 'Startup programme: rounds and deadlines',
  ogTitle: 'Three rounds a year',
  description: `When the next rounds of ${brand}’s startup programme close, when founders hear from us and when they start, with the dates of info sessions, meetups and workshops.`,
  crumb: 'Schedule',
  under: [{ name: 'Startup programme', path: '/startup-program' }],
} satisfies PageMeta;

export const hero = {
  look: 'statement',
  kicker: { label: 'Startup programme', href: '/startup-program' },
  title: 'Three rounds a year',
  lead: `Applications close on ${round.rhythm}, at midnight in Kampala. You can apply on any day: you hear from us about two weeks later, and start with the round that closes next.`,
  actions: [{ label: 'Apply now', href: '/startup-program/apply' }],
} satisfies HeroProps;

const closing = round.closes satisfies DayRule;
const row = (name: string, nth: number) => ({
  name,
  cells: [
    { recurs: { ...closing, nth } },
    { recurs: { ...closing, nth, plus: round.answerAfterDays } },
    { recurs: { ...closing, nth, plus: round.startAfterDays } },
  ],
});

export const rounds = {
  id: 'rounds',
  title: 'The next rounds',
  columns: ['Round', 'Applications close', 'Last answers by', 'It starts'],
  rows: [row('Next', 0), row('The one after', 1), row('Then', 2)],
  footnote:
    'All dates are East Africa Time and follow a fixed rule, so they hold for the years to come. When one falls on a public holiday we say so here and move it later, never earlier.',
} satisfies DataTableProps;

export const year = {
  id: 'two-years',
  title: 'From first Monday to last invoice',
  tone: 'sunk',
  steps: [
    {
      title: 'First week',
      duration: 'Monday to Friday',
      text: 'Keys, the practice school, your first engineer’s hour. On Friday you show one screen that reads real class lists.',
    },
    {
      title: 'First term',
      duration: 'month 1 to 4',
      text: 'Three pilot schools, one visit by us to each. No invoice until the fourth month.',
    },
    {
      title: 'Rest of year one',
      duration: 'month 5 to 12',
      text: `Your price is ${shareLeft(yearOne)}. An hour every fortnight, and a place at the table when we plan releases.`,
    },
    {
      title: 'Year two',
      duration: 'month 13 to 24',
      text: `${yearTwo === 50 ? 'Half price' : `${yearTwo}% off`}. We list your product for every school; your hour goes on as long as you bring questions.`,
    },
  ],
} satisfies StepsProps;

const hours = ({ starts, ends }: { starts: string; ends: string }) => formatHours(starts, ends);

export const events = {
  id: 'events',
  title: 'In between',
  lead: 'The next date of each. All are free.',
  events: [
    {
      title: 'Info session',
      recurs: infoSession.recurs,
      facts: [infoSession.place, hours(infoSession)],
      description: `Always on ${infoSession.rhythm}. Come with the question you would not put in an email.`,
      link: { label: 'Take part', href: '/events/info-session' },
    },
    {
      title: 'Founders’ meetup',
      recurs: foundersMeetup.recurs,
      facts: [foundersMeetup.place, hours(foundersMeetup)],
      description: `Always on ${foundersMeetup.rhythm}. Taxis to Kampala leave from the gate until ten.`,
      link: { label: 'Take part', href: '/events/founders-meetup' },
    },
    {
      title: 'Funding workshop',
      recurs: fundingWorkshop.recurs,
      facts: [fundingWorkshop.place, hours(fundingWorkshop)],
      description: `Always on ${fundingWorkshop.rhythm}. Bring last month’s figures, on paper or on a phone.`,
      link: { label: 'Take part', href: '/events/funding-workshop' },
    },
  ],
} satisfies DatedListProps;

export const ending = {
  title: 'Apply on any day',
  text: 'You need not wait for the end of a round: we answer about two weeks after you apply.',
  actions: [
    { label: 'Apply now', href: '/startup-program/apply' },
    { label: 'Check your eligibility', href: '/startup-program/eligibility' },
  ],
} satisfies ClosingCallProps;
