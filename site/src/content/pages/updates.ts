// The words of the release list and of what stands around each release. The releases are files in content/releases.
import { brand } from '~/facts/organisation';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { SplitProps } from '~/sections/Split/Split';
import type { PageMeta } from '~/seo/page-meta';
import type { FactSheetProps } from '~/ui/FactSheet/FactSheet';

export const meta = {
  path: '/updates',
  title: 'Product updates and release notes',
  description: `Every release of ${brand} with its date, what is new, what was repaired and what a school office should do before it, from the newest back.`,
  crumb: 'Updates',
} satisfies PageMeta;

export const feed = {
  title: `${brand} product updates`,
  path: '/updates/rss.xml',
  archive: '/updates',
  description: `Releases of ${brand}: what is new, what was repaired, what to do before.`,
} as const;

export const hero = {
  kicker: 'Product updates',
  title: 'What changed, and what to do about it',
  lead: 'A release comes every five to eight weeks, on a Monday. What changes the way an office works waits for the holidays, and from mid-October to early December, while UNEB examines, there are only urgent repairs. You install nothing.',
  actions: [
    { label: 'Subscribe to updates', href: '/contact' },
    { label: 'See the roadmap', href: '/roadmap' },
  ],
} satisfies HeroProps;

export const log = {
  title: 'Releases',
  lead: 'The newest first. Each has a page with everything in it.',
} as const;

/** The releases along the terms, as a picture; also on the roadmap. */
export const timeline = {
  title: 'Along the school year',
  lead: 'Half a year back, half a year on. What changes the way an office works comes between two terms.',
  caption: 'Releases, and what is planned, along the school terms',
  label: 'Releases and plans by date:',
  told: '{name} on {date}',
  next: '{version}, {count} to come',
  planned: '{count} to come',
} as const;

/** What stands before the two bars of a change. */
export const changeWords = { before: 'Before', now: 'Now' } as const;

/** The pages of the list after its first. */
export const laterPages = {
  about: 'what is new, what was repaired and what a school office should do before it.',
  label: 'Pages',
};

export const follow = {
  title: 'Hear of it before your staff do',
  text: [
    'Two weeks before a release the people you name get an email with what will look different, so that nobody is surprised on Monday morning.',
    'If you build on our API, the documentation says what each version changes for your code, and what stays as it is for a year.',
  ],
  actions: [
    { label: 'Subscribe to updates', href: '/contact' },
    { label: 'Read the documentation', href: '/developers' },
  ],
  tone: 'sunk',
} satisfies SplitProps;

/** What happens around a release, and when. */
export const around = {
  seed: 'updates-around',
  facts: [
    { label: '14 days before', lines: ['An email', 'What will look different, and to whom'] },
    {
      label: 'On the day',
      lines: ['The release', 'A Monday, from six in the morning'],
      link: { label: 'Follow the feed (RSS)', href: feed.path },
    },
    {
      label: 'That week',
      lines: ['Training online', 'Forty minutes, twice, with the office’s own questions'],
    },
    { label: 'For a year', lines: ['Old addresses of the API', 'Answer as before, with a note'] },
  ],
} satisfies FactSheetProps;

/** What stands around one release. */
export const release = {
  title: (version: string) => `Release ${version}`,
  highlights: (count: number) => (count === 1 ? 'The one change' : `All ${count} highlights`),
  asked: {
    title: 'You asked for it',
    text: 'Requests from schools and universities that this release completes.',
    votes: (count: number) => `${count} votes`,
    link: 'See the request',
  },
  fixes: 'Repaired',
  before: 'What your office should do',
  nothing: 'Nothing. It works from the next time you sign in.',
  neighbours: 'Other releases',
} as const;
