// Feature requests: what their status looks like, and in which order they stand.
import type { CollectionEntry } from 'astro:content';
import { pagePath } from '~/lib/paging';

/** The way a request goes, in the order it goes. Any other status is a word of its own. */
export const REQUEST_STATUSES = ['Under Review', 'Planned', 'In Development', 'Completed'] as const;

export type RequestStatus = (typeof REQUEST_STATUSES)[number];

type Shown = 'title' | 'description' | 'votes' | 'status' | 'university' | 'priority' | 'asked';

/** What of an entry the browser is given. */
export type FeatureRequest = Pick<CollectionEntry<'requests'>['data'], Shown> & {
  /** Its file's name: the anchor on the page and the name the desk counts votes by. */
  slug: string;
  /** Its category's title. */
  category: string;
};

export const REQUESTS = '/features/requests';

/** Requests on a page of the list. */
export const PER_PAGE = 20;

/** All of them in one file, for a list that is sorted or filtered and has more than its page. */
export const ALL_REQUESTS = `${REQUESTS}/all.json`;

/** Where a request stands: the list is in pages. */
export const requestPath = ({ slug, page }: { slug: string; page: number }) =>
  `${pagePath(REQUESTS, page)}#${slug}`;

const TONES = {
  'Under Review': 'warm',
  Planned: 'busy',
  'In Development': 'accent',
  Completed: 'good',
} as const satisfies Record<RequestStatus, string>;

const isKnown = (status: string): status is RequestStatus => Object.hasOwn(TONES, status);

/** The colour of a status; neutral for any that is not one of the four. */
export const statusTone = (status: string) => (isKnown(status) ? TONES[status] : ('neutral' as const));

export const REQUEST_ORDERS = ['votes', 'newest', 'priority'] as const;

export type RequestOrder = (typeof REQUEST_ORDERS)[number];

const WEIGHTS = { High: 3, Medium: 2, Low: 1 };

/** `votes` gives the count that is shown; equal ones keep the order of their votes, then of their titles. */
export function sortRequests<T extends FeatureRequest>(
  requests: readonly T[],
  order: RequestOrder,
  votes: (request: T) => number = (request) => request.votes,
): T[] {
  const first = {
    votes: () => 0,
    newest: (a: T, b: T) => b.asked.localeCompare(a.asked),
    priority: (a: T, b: T) => WEIGHTS[b.priority] - WEIGHTS[a.priority],
  }[order];
  return [...requests].sort(
    (a, b) => first(a, b) || votes(b) - votes(a) || a.title.localeCompare(b.title, 'en'),
  );
}

type RequestEntry = Pick<CollectionEntry<'requests'>, 'id' | 'data'>;
type CategoryEntry = Pick<CollectionEntry<'requestCategories'>, 'id' | 'data'>;

/** A request with what the roadmap adds to it. */
export type PlannedRequest = FeatureRequest & {
  target: string | undefined;
  release: string | undefined;
  /** The page of the list on which it stands. */
  page: number;
};

/** Most votes first. A request without its release, or with one it cannot have yet, stops the build. */
export function listRequests(
  requests: readonly RequestEntry[],
  categories: readonly CategoryEntry[],
  releases?: readonly string[],
): PlannedRequest[] {
  const titles = new Map(categories.map(({ id, data }) => [id, data.title]));
  const listed = requests.map(({ id, data }) => {
    const wrong = (what: string) => new Error(`content/requests/${id}.yaml: ${what}.`);
    const category = titles.get(data.category);
    if (!category) throw wrong(`category: there is no "${data.category}" in request-categories.yaml`);
    if (data.release && data.status !== 'Completed') throw wrong('release: only a completed request has one');
    if (data.release && releases && !releases.includes(data.release))
      throw wrong(`release: there is no ${data.release} in content/releases`);
    const { title, description, votes, status, university, priority, asked, target, release } = data;
    return {
      slug: id,
      title,
      description,
      votes,
      status,
      category,
      university,
      priority,
      asked,
      target,
      release,
    };
  });
  return sortRequests(listed, 'votes').map((request, at) => ({
    ...request,
    page: Math.floor(at / PER_PAGE) + 1,
  }));
}
