// The words of the careers page. The open positions are files in content/jobs.
import { figures } from '~/facts/figures';
import { brand, organisation } from '~/facts/organisation';
import { formatUgx } from '~/lib/money';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { FeatureIndexProps } from '~/sections/FeatureIndex/FeatureIndex';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { SplitProps } from '~/sections/Split/Split';
import type { StepsProps } from '~/sections/Steps/Steps';
import type { PageMeta } from '~/seo/page-meta';
import type { OpeningsProps } from '~/subjects/jobs/Openings/Openings';
import type { TimetableProps } from '~/ui/Timetable/Timetable';

const { leaveDays, fathersDays, learningBudgetUgx, dataAllowanceUgx, volunteerHours } = figures.careers;

export const meta = {
  path: '/careers',
  title: 'Careers: open positions in Uganda',
  description:
    'Open positions in engineering, data, product, schools and support, from Entebbe to Gulu. How we work, what comes with it, and the six steps to an offer.',
  crumb: 'Careers',
} satisfies PageMeta;

export const hero = {
  kicker: `Careers at ${brand}`,
  title: 'Work that a school notices by Monday',
  lead: 'What you finish this month, a bursar uses the next, and she will tell you what she thinks of it.',
  actions: [{ label: 'See open positions', href: '#openings' }],
} satisfies HeroProps;

export const culture = {
  title: 'Our culture keeps school hours',
  text: [
    'We are a small company. Most of us start at eight and are home for supper. In reporting week everybody, founders included, takes a turn on the phones; the week after, everybody gets the time back.',
    'We write decisions down and discuss them in the open. The phones are answered at night too, but nobody has to do it: colleagues who volunteer share a rota, are paid extra for it and have the next day off.',
  ],
} satisfies SplitProps;

export const week = {
  entries: [
    { mark: 'Monday', text: 'The support queue, read aloud together. Whoever built it answers for it.' },
    { mark: 'Tuesday', text: 'School day: two of us, by rota, do a real job in a real office.' },
    { mark: 'Wednesday', text: 'Nothing is booked. People build, write and think.' },
    { mark: 'Thursday', text: 'Fifteen minutes each to show something unfinished.' },
    { mark: 'Friday', text: 'Tests and tidying up. After noon, nothing is changed.' },
  ],
} satisfies TimetableProps;

export const benefits = {
  title: 'What comes with the job',
  lead: 'Six things in every contract, trainees included.',
  tone: 'sunk',
  features: [
    {
      icon: 'HeartPulse',
      title: 'Health cover',
      text: 'Out-patient, in-patient, dental and eyes for you, your partner and up to four children, from the first day.',
    },
    {
      icon: 'CalendarDays',
      title: 'Leave you take',
      text: `${leaveDays} working days a year besides public holidays, and the office shuts from Christmas Eve to New Year. We check that you have taken it.`,
    },
    {
      icon: 'Baby',
      title: 'Time for a new child',
      text: `Eighty working days at full pay for mothers, then half days at full pay for a month; ${fathersDays} working days for fathers. The law asks for 60 and 4.`,
    },
    {
      icon: 'GraduationCap',
      title: 'Money to learn with',
      text: `${formatUgx(learningBudgetUgx)} a year for courses, books or examination fees, and the working days to use it.`,
    },
    {
      icon: 'Wifi',
      title: 'Data, power and a laptop',
      text: `${formatUgx(dataAllowanceUgx)} a month for data, a battery for load-shedding, and a laptop that becomes yours after three years.`,
    },
    {
      icon: 'HandHeart',
      title: 'Hours for your community',
      text: `${volunteerHours} paid hours a year to teach, coach, plant or build, wherever you choose.`,
    },
  ],
} satisfies FeatureIndexProps;

export const openings = {
  id: 'openings',
  title: 'Open positions',
  lead: 'Apply with a message: choose “Other” as the subject, name the position and link your CV. No cover letter.',
  apply: { label: 'Apply Now', href: '/contact' },
  deadline: { by: 'Apply by', none: 'Open until filled' },
  empty: `No position is open today. Write to ${organisation.email.careers} anyway and say what you would do here; we keep letters for a year.`,
} satisfies Omit<OpeningsProps, 'openings'>;

export const where = {
  title: 'Where you would sit',
  text: [
    'Each dot is a place with an open position. What says “Remote” is wherever in Uganda you have power and a signal.',
  ],
  tone: 'sunk',
} satisfies SplitProps;

export const map = { caption: 'The towns of the open positions.' } as const;

export const hiring = {
  id: 'hiring',
  title: 'Six steps, about four weeks',
  lead: 'You hear from a person after each of them, whatever the answer.',
  tone: 'sunk',
  steps: [
    {
      title: 'Application',
      duration: 'Answer within 5 working days',
      text: 'A CV and three lines on why this position. Two of us read every one.',
    },
    {
      title: 'Initial interview',
      duration: '30-45 minutes',
      text: 'A call with the person you would work for. Half of the time is for your questions.',
    },
    {
      title: 'Work sample',
      duration: '2 hours, paid',
      text: 'A small piece of the real job, in your own time, on your own machine.',
    },
    {
      title: 'Team conversation',
      duration: '60 minutes',
      text: 'Three future colleagues go through your sample with you, as they would on a Thursday.',
    },
    {
      title: 'Morning in a school',
      duration: 'Half a day, travel paid',
      text: `You spend a morning in an office that uses ${brand}, and see whether the work is for you.`,
    },
    {
      title: 'Offer',
      duration: 'Within 3 working days',
      text: 'In writing, with the pay, the grade and what others on that grade earn. Take a week to think.',
    },
  ],
} satisfies StepsProps;

export const closing = {
  title: 'Your position is not on the list?',
  text: 'Tell us which chore in a school office you would take away, and how you would start.',
  actions: [
    { label: 'Write to us', href: '/contact' },
    { label: `About ${brand}`, href: '/about' },
  ],
} satisfies ClosingCallProps;
