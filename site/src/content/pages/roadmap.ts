// The words of the roadmap. What stands on it comes from content/requests.

import { brand } from '~/facts/organisation';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { SplitProps } from '~/sections/Split/Split';
import type { PageMeta } from '~/seo/page-meta';
import type { RequestStatus } from '~/subjects/feature-requests/requests';
import type { FactSheetProps } from '~/ui/FactSheet/FactSheet';

export const meta = {
  path: '/roadmap',
  title: 'Product roadmap',
  description: `What ${brand} is looking at, has planned, is building and has shipped, request by request, with the term each one is meant for and the release it came in.`,
  crumb: 'Roadmap',
} satisfies PageMeta;

export const hero = {
  kicker: 'Roadmap',
  title: ['Asked, planned,', 'built, shipped.'],
  lead: 'Each entry is a request from a school or university. It moves along as the work does, and a date that slips is changed here on the same day.',
  actions: [
    { label: 'Vote on requests', href: '/features/requests#popular-requests' },
    { label: 'See all releases', href: '/updates' },
  ],
} satisfies HeroProps;

export const board = {
  title: 'Requests by status',
  tone: 'raised',
  /** Where a column would be too long. */
  all: (count: number, status: RequestStatus) => `All ${count} under “${status}”`,
  meaning: {
    'Under Review': 'On the list and being weighed. Votes count most here.',
    Planned: 'We will build it. The term is our aim, not yet a promise.',
    'In Development': 'Being built, with two schools that asked for it.',
    Completed: 'Released. The release notes say which plans have it.',
  } satisfies Record<RequestStatus, string>,
} as const;

export const cadence = {
  title: 'Terms, not quarters',
  text: [
    'A school cannot change how it takes fees in the week the fees come in. So what changes the way an office works comes in the holidays, additions and repairs every five to eight weeks, and only urgent repairs from mid-October to early December, while UNEB examines.',
    'Each release says what is new, what was repaired and what your office should do before it.',
  ],
  actions: [{ label: 'Read the release notes', href: '/updates' }],
} satisfies SplitProps;

/** What ships before which term. */
export const terms = {
  seed: 'terms',
  facts: [
    { label: 'Term I', lines: ['Fees, admissions, classes', 'Shipped before the school year opens'] },
    { label: 'Term II', lines: ['Messages, attendance, mobile', 'Shipped in the first holidays'] },
    {
      label: 'Term III',
      lines: ['Marks, reports, assessment files', 'Shipped in the August holidays'],
    },
    { label: 'In exams', lines: ['Nothing', 'Repairs only, and only if they cannot wait'] },
  ],
} satisfies FactSheetProps;

export const closing = {
  title: 'Something missing?',
  text: 'If it is not on the roadmap, nobody has asked for it yet. Be the first.',
  actions: [
    { label: 'Submit a request', href: '/submit-request' },
    { label: 'All feature requests', href: '/features/requests' },
  ],
} satisfies ClosingCallProps;
