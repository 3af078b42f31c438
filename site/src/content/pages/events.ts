// The words of the events page and of what stands around each event. The events are files in content/events.
import { figures } from '~/facts/figures';
import { dataNote } from '~/facts/form-surroundings';
import type { FeatureIndexProps } from '~/sections/FeatureIndex/FeatureIndex';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { SplitProps } from '~/sections/Split/Split';
import type { PageMeta } from '~/seo/page-meta';

export const meta = {
  path: '/events',
  title: 'Events: workshops, summit, webinars',
  description:
    'Free events for people who run schools in Uganda: a workshop on the 3rd Saturday of each month, the yearly summit, webinars and meetups, with recordings.',
  crumb: 'Events',
} satisfies PageMeta;

export const hero = {
  kicker: 'Events',
  title: 'Bring your school’s problem, and work on it with us',
  lead: 'Every event is free, and so is registration. Most of them are half a day at a table with people who have had the same problem.',
  actions: [
    { label: 'See what is coming', href: '#calendar' },
    { label: 'Past events', href: '#past' },
  ],
} satisfies HeroProps;

export const featured = {
  kicker: 'Featured event',
  register: 'Register free',
  more: 'See the programme',
  over: 'This event is over.',
} as const;

export const upcoming = {
  title: 'Coming up',
  badge: 'Upcoming',
  register: 'Register',
} as const;

export const calendar = {
  id: 'calendar',
  title: 'The year ahead',
  lead: 'Everything that has a date. Subscribe once and your calendar keeps up by itself.',
  tone: 'sunk',
  link: { label: 'Calendar file of all events', href: '/events/all.ics' },
} as const;

/** The same dates as a picture, a row for each kind; the words are for those who cannot see it. */
export const yearDrawn = {
  caption: 'Twelve months at a glance: each mark is a date below, and the bands are the school terms',
  rows: { Workshop: 'Workshops', Summit: 'Summit', Webinar: 'Webinars', Meetup: 'Meetups' },
  label: 'Dates in the coming twelve months: {rows}. The list below names each of them.',
} as const;

export const mapDrawn = {
  caption: 'Where we meet in the coming twelve months. Webinars are wherever you are.',
} as const;

export const types = {
  title: 'Four ways to meet',
  look: 'rows',
  features: [
    {
      icon: 'Hammer',
      title: 'Workshops',
      mark: figures.events.workshops,
      text: 'You bring the list, the statement or the marks; two trainers sit with you until it is done. At Nkumba University, sometimes up-country.',
      link: { label: 'Dates and topics', href: '/events/saturday-workshop' },
    },
    {
      icon: 'Landmark',
      title: 'Summit',
      mark: figures.events.summit,
      text: 'Heads, registrars, bursars and the people who run their systems, in Kampala, once a year. Two halls, and a clinic between them.',
      link: { label: 'The year’s events', href: '#calendar' },
    },
    {
      icon: 'MonitorPlay',
      title: 'Webinars',
      mark: figures.events.webinars,
      text: 'One question, one person who has solved it, and the rest of the hour for yours. Light enough for a phone on mobile data.',
      link: { label: 'Recordings and transcripts', href: '#past' },
    },
    {
      icon: 'Users',
      title: 'Meetups',
      mark: figures.events.meetups,
      text: 'Evenings and days without slides, for founders, for bursars, for developers. What is said there stays there.',
      links: [
        { label: 'The founders’ meetup', href: '/events/founders-meetup' },
        { label: 'The developers’ meetup', href: '/community/meetups' },
      ],
    },
  ],
} satisfies FeatureIndexProps;

export const past = {
  id: 'past',
  title: 'Past events',
  lead: 'Each recording has a summary, chapters and the whole transcript to read here. The video itself is sent on request.',
  recording: 'Recording and transcript',
  page: 'What it was about',
  all: 'All past events',
} as const;

/** The list of all past events: there is one as soon as there are more than /events shows. */
export const pastList = {
  path: '/events/past',
  title: 'Past events',
  description:
    'Every workshop, webinar, summit and meetup that is over, the latest first, with what it was about and the recording where there is one.',
  about: 'the latest first, with what each was about and the recording where there is one.',
  label: 'Pages',
} as const;

export const host = {
  title: 'Host one at your school',
  text: [
    'Give us a hall with power, thirty chairs and two weeks’ notice. We bring the trainers, the projector and lunch, and it is free for your staff and for the schools you invite.',
    'We have been to Arua, Kabale, Soroti and Kasese this way. Further is fine.',
  ],
  points: [
    'From 30 people',
    'Any Saturday outside examinations',
    'In English and your language, where we can',
  ],
  actions: [
    { label: 'Host an event', href: '/contact' },
    { label: 'Who we are', href: '/about' },
  ],
  tone: 'raised',
} satisfies SplitProps;

/** What stands around one event. */
export const event = {
  overKicker: 'Past event',
  about: { title: 'What it is', tone: 'raised' },
  bring: 'Bring',
  agenda: { title: 'How the time is spent', look: 'rows' },
  facts: {
    when: 'When',
    next: 'Next date',
    where: 'Where',
    languages: 'Languages',
    places: 'Places',
    came: (count: number) => `${count} people came`,
    price: 'Price',
    free: 'Free, registration too',
    calendar: 'Add to your calendar',
    calendarSeries: 'Add every date to your calendar',
  },
  programme: {
    title: 'Programme',
    facts: 'When and where',
    time: 'Time',
    part: 'What happens',
    download: 'Download the programme',
    register: 'Register on its page',
  },
  dates: { title: 'All dates of the coming year', look: 'list', tone: 'sunk' },
  file: 'Calendar file',
  register: {
    title: 'Register',
    free: (places: string) =>
      `Free. ${places}; when they are taken you go on the waiting list and hear as soon as one is free.`,
  },
  over: {
    title: 'This event is over',
    text: ['Registration has closed. The next ones are in the calendar.'],
    recorded: ['Registration has closed. There is a recording, with a summary and the transcript to read.'],
    calendar: { label: 'See what is coming', href: '/events' },
    recording: 'Recording and transcript',
  },
  others: { title: 'Also coming up', tone: 'sunk' },
  note: { ...dataNote, purpose: 'to keep your place and to tell you of any change of plan' },
} as const;

/** What stands around one recording. */
export const recording = {
  kicker: 'Recording and transcript',
  read: { label: 'Read the transcript', href: '#transcript' },
  ask: { label: 'Ask for the video', href: '#ask' },
  summary: 'In short',
  facts: {
    recorded: 'Recorded',
    length: 'Length',
    speakers: 'Speakers',
    language: 'Language',
    video: 'Video',
    since: (day: string) => `On request since ${day}`,
    from: (day: string) => `On request from ${day}`,
    how: 'The link comes within two working days',
  },
  transcript: {
    id: 'transcript',
    title: 'Transcript',
    lead: 'Shortened where people spoke at once, otherwise as it was said.',
    chaptersTitle: 'Chapters',
    tone: 'raised',
  },
  form: {
    id: 'ask',
    title: 'Ask for the video',
    lead: 'We do not put faces of teachers and parents on a public video site. Tell us where to send it and you get a private link that works for 14 days. You may show it at your school.',
  },
  note: { ...dataNote, purpose: 'to send you the link' },
} as const;
