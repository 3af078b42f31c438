// The words of the feature request page. The requests are files in content/requests, the categories one beside them.
import { figures } from '~/facts/figures';
import { brand } from '~/facts/organisation';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { StatStripProps } from '~/sections/StatStrip/StatStrip';
import type { StepsProps } from '~/sections/Steps/Steps';
import type { PageMeta } from '~/seo/page-meta';
import type { RequestListWords } from '~/subjects/feature-requests/islands/RequestList/RequestList';

export const meta = {
  path: '/features/requests',
  title: 'Feature requests: vote on what comes next',
  description: `What schools and universities in Uganda ask ${brand} to build next, with votes and status in the open. Vote for a request, or send one of your own.`,
  crumb: 'Feature requests',
  under: [{ name: 'Features', path: '/features' }],
} satisfies PageMeta;

export const hero = {
  look: 'statement',
  kicker: 'Feature requests',
  title: 'You ask. The list decides what we build.',
  lead: 'Every request on this page came from a school office, a lecture hall or a bursar’s window. Vote for the ones you need; we build from the top and say so when we will not.',
  actions: [
    { label: 'Submit a request', href: '/submit-request' },
    { label: 'See popular requests', href: '#popular-requests' },
  ],
} satisfies HeroProps;

/** What the bars beside the title count. */
export const counted =
  'The {all} requests on this list, a bar each, from the top: {completed} completed, {inDevelopment} in development, {waiting} planned or under review, {refused} that we will not build.';

type Totals = { requests: number; votes: number; completed: number };

const number = (value: number) => value.toLocaleString('en-UG');

export const stats = ({ requests, votes, completed }: Totals) =>
  ({
    title: 'Requests in figures',
    stats: [
      { figure: number(requests), label: 'Requests received', note: 'Each one read by a person' },
      { figure: number(votes), label: 'Votes on this list', note: 'One for each visitor and request' },
      { figure: number(completed), label: 'Completed', note: 'In the last four releases' },
      figures.featureRequests.firstAnswer,
    ],
  }) satisfies StatStripProps;

export const categories = {
  title: 'What people ask for',
  lead: 'Six parts of the work, with the three things each is asked for most.',
  pointsTitle: 'Most wanted',
  count: (requests: number) => `${number(requests)} requests`,
  link: (title: string) => `Request in ${title}`,
};

export const top = {
  id: 'popular-requests',
  title: 'Top Feature Requests',
  lead: 'One vote for each request. Press again to take it back.',
};

/** For the pages of the list after the first. */
export const laterPages = {
  label: 'Pages of requests',
  about: 'what schools and universities ask for, by the votes each has, with its status.',
};

export const steps = {
  title: 'How a request becomes a feature',
  tone: 'sunk',
  steps: [
    {
      title: 'Submit Request',
      text: 'Say what you need and how you manage today. Before you send it, the form shows you requests that are alike.',
      duration: '5 minutes',
    },
    {
      title: 'Community Vote',
      text: 'It goes on this list. Schools that have the same trouble vote, and add what is different for them.',
      duration: '30 days on the list',
    },
    {
      title: 'Review & Plan',
      text: 'We look at votes, at what the law and UNEB ask, and at the work it takes. Then it is planned, or we say why not.',
      duration: 'Once a term',
    },
    {
      title: 'Development',
      text: 'It is built with two schools that asked for it, tried for a week in a real office, and shipped to all.',
      duration: 'One or two releases',
    },
  ],
} satisfies StepsProps;

export const closing = {
  title: 'Not on the list?',
  text: 'Write it the way you would tell a colleague. We answer every request within five working days.',
  actions: [
    { label: 'Submit a request', href: '/submit-request' },
    { label: 'View the roadmap', href: '/roadmap' },
  ],
} satisfies ClosingCallProps;

export const listWords = {
  status: 'Status',
  sortBy: 'Sort by',
  orders: { votes: 'Most votes', newest: 'Newest', priority: 'Priority' },
  found: { one: 'request', many: 'requests' },
  pages: laterPages.label,
  entry: {
    priority: '{priority} priority',
    votes: 'votes',
    vote: 'Vote',
    voted: 'Voted',
    voteFor: 'for {title}',
  },
  vote: { counted: '{count} votes for {title}', failed: 'Your vote was not counted.' },
} satisfies RequestListWords;
