// Feature requests: their colours by status, their order and their addresses.
import { pagePath } from '~/lib/paging';
import type { CategoryEntry, RequestEntry } from './schema';

/** The statuses in the order that a request passes through them. */
export const REQUEST_STATUSES = ['Under Review', 'Planned', 'In Development', 'Completed'] as const;

export type RequestStatus = (typeof REQUEST_STATUSES)[number];

type Shown = 'title' | 'description' | 'votes' | 'status' | 'university' | 'priority' | 'received';

export type FeatureRequest = Pick<RequestEntry['data'], Shown> & {
  /** The name of its file: its anchor on the page and its key for votes in the server. */
  slug: string;
  /** Title of its category. */
  category: string;
};

export const REQUESTS = '/features/requests';

export const PER_PAGE = 20;

export const ALL_REQUESTS = `${REQUESTS}/all.json`;

/** Address of a request on the page of the list that has it. */
export const requestPath = ({ slug, page }: { slug: string; page: number }) =>
  `${pagePath(REQUESTS, page)}#${slug}`;

const TONES = {
  'Under Review': 'neutral',
  Planned: 'busy',
  'In Development': 'busy',
  Completed: 'good',
} as const satisfies Record<RequestStatus, string>;

const isKnown = (status: string): status is RequestStatus => Object.hasOwn(TONES, status);

export const statusTone = (status: string) => (isKnown(status) ? TONES[status] : ('neutral' as const));

export const REQUEST_ORDERS = ['votes', 'newest', 'priority'] as const;

export type RequestOrder = (typeof REQUEST_ORDERS)[number];

const WEIGHTS = { High: 3, Medium: 2, Low: 1 };

/** Equal entries are ordered by votes, then by title. */
export function sortRequests<T extends FeatureRequest>(requests: readonly T[], order: RequestOrder): T[] {
  const first = {
    votes: () => 0,
    newest: (a: T, b: T) => b.received.localeCompare(a.received),
    priority: (a: T, b: T) => WEIGHTS[b.priority] - WEIGHTS[a.priority],
  }[order];
  return [...requests].sort(
    (a, b) => first(a, b) || b.votes - a.votes || a.title.localeCompare(b.title, 'en'),
  );
}

export type PlannedRequest = FeatureRequest & {
  target: string | undefined;
  release: string | undefined;
  page: number;
};

/** Most votes first. Stops the build if a request has a missing or impossible release. */
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
    const { title, description, votes, status, university, priority, received, target, release } = data;
    return {
      slug: id,
      title,
      description,
      votes,
      status,
      category,
      university,
      priority,
      received,
      target,
      release,
    };
  });
  return sortRequests(listed, 'votes').map((request, at) => ({
    ...request,
    page: Math.floor(at / PER_PAGE) + 1,
  }));
}
