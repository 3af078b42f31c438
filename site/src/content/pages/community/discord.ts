// The words of the page about the developers' chat.
import { sdks } from '~/facts/product';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { CompareTableProps } from '~/sections/CompareTable/CompareTable';
import type { DataTableProps } from '~/sections/DataTable/DataTable';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { PageMeta } from '~/seo/page-meta';
import type { ChannelWords } from '~/subjects/community/view';
import type { Fact } from '~/ui/words';

export const meta = {
  path: '/community/discord',
  title: 'The developers’ chat on Discord',
  ogTitle: 'The developers’ chat',
  description:
    'The chat of developers who build for Ugandan schools: what its rooms are for, who answers and when, how to ask so that you get an answer, and how to get in.',
  crumb: 'Discord',
  under: [{ name: 'Developers', path: '/developers' }],
} satisfies PageMeta;

export const hero = {
  look: 'split',
  kicker: { label: 'Developers', href: '/developers#community' },
  title: 'Quick questions, answered by other developers',
} satisfies Omit<HeroProps, 'lead'>;

export const access = {
  open: {
    join: 'Join the chat',
    lead: 'The developers’ chat is on Discord and open to everyone. Read the rules, say hello in one line, and ask.',
  },
  asked: {
    join: 'Ask for an invitation',
    lead: 'The developers’ chat is on Discord, by invitation for now. Write to us with one line on what you build; the invitation comes by email within a working day.',
    href: '/contact?subject=other',
  },
} satisfies ChannelWords;

export const howToAsk = { label: 'How to ask well', href: '#ask' } as const;

/** The card beside the title. */
export const facts = [
  {
    label: 'Answers',
    lines: ['Usually within the hour', 'Mon-Fri 8am-6pm EAT; at other times not promised'],
  },
  { label: 'Who', lines: ['Members first', 'Two of our engineers read along'] },
  { label: 'Languages', lines: ['English, and whatever you were asked in'] },
  {
    label: 'Not for',
    lines: ['A school’s emergency'],
    link: { label: 'Call support instead', href: '/contact' },
  },
] satisfies Fact[];

export const rooms = {
  id: 'rooms',
  title: 'Six rooms',
  lead: 'Few enough to read them all on a slow line.',
  columns: ['Room', 'What it is for', 'Before you ask'],
  rows: [
    {
      name: '#start-here',
      code: true,
      cells: [
        'Hello, first keys, first request.',
        { label: 'Getting started', href: '/docs/uganda/getting-started' },
      ],
    },
    {
      name: '#payments',
      code: true,
      cells: [
        'MTN MoMo, Airtel Money, webhooks that did not come.',
        { label: 'Mobile money', href: '/docs/uganda/mobile-money' },
      ],
    },
    {
      name: '#offline',
      code: true,
      cells: [
        'Registers without a network, syncing, old phones.',
        { label: 'Mobile templates', href: '/developers/mobile-templates' },
      ],
    },
    {
      name: '#libraries',
      code: true,
      cells: [
        'JavaScript, Python, PHP, Java and Kotlin, the command line.',
        { label: 'API reference', href: '/docs/api' },
      ],
    },
    {
      name: '#show',
      code: true,
      cells: ['What you made, working or not. Pictures from the sandbox only.', 'Nothing. Show it.'],
    },
    {
      name: '#meetups',
      code: true,
      cells: [
        'Lifts, couches, topics, and what nobody could answer last time.',
        { label: 'Dates', href: '/community/meetups' },
      ],
    },
  ],
} satisfies DataTableProps;

export const asking = {
  id: 'ask',
  tone: 'sunk',
  title: 'Ask so that you get an answer',
  lead: 'Five lines. They take you ten minutes to write and save everyone an hour.',
  columns: [
    { name: 'Line' },
    { name: 'Answered before tea', highlighted: true },
    { name: 'Waits till Monday' },
  ],
  rows: [
    { label: 'What you wanted', cells: ['Ask a guardian for UGX 350,000 over MTN MoMo', 'Payments'] },
    {
      label: 'What you sent',
      cells: [`POST /payments, sandbox, JavaScript library ${sdks.javascript.version}`, 'The usual'],
    },
    { label: 'What came back', cells: ['422 invalid_field, field “phone”, req_4Mb8nQz2', 'An error'] },
    { label: 'What you tried', cells: ['The number with +256 and with 07…; both fail', 'Everything'] },
    { label: 'What you left out', cells: ['The key, and the learner’s name', 'Nothing, here is my key'] },
  ],
  footnote:
    'The id that starts with req_ stands in every error. With it we find your request; without it we guess.',
} satisfies CompareTableProps;

export const closing = {
  title: 'Rather not chat?',
  text: 'Everything that was asked three times is in the documentation. The rest can be asked in person, once a month.',
  actions: [
    { label: 'Documentation', href: '/docs' },
    { label: 'Next meetup', href: '/community/meetups' },
  ],
} satisfies ClosingCallProps;
