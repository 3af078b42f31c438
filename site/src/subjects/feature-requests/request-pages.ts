// Feature requests as their pages show them: the list with its categories, the roadmap, the form's suggestions.
import type { CollectionEntry } from 'astro:content';
import { categories as categoryWords, counted } from '~/content/pages/feature-requests';
import { board } from '~/content/pages/roadmap';
import { fillPlaces } from '~/lib/words';
import { releasePath } from '~/subjects/releases/releases';
import type { WeaveCountProps } from '~/ui/WeaveCount/WeaveCount';
import { type FeatureRequest, REQUEST_STATUSES, requestPath, sortRequests, statusTone } from './requests';

type RequestEntry = Pick<CollectionEntry<'requests'>, 'id' | 'data'>;
type CategoryEntry = Pick<CollectionEntry<'requestCategories'>, 'id' | 'data'>;

/** A request with what the roadmap adds to it. */
export type PlannedRequest = FeatureRequest & { target: string | undefined; release: string | undefined };

/** Most votes first. A request without its release, or with one it cannot have yet, stops the build. */
export function listRequests(
  requests: readonly RequestEntry[],
  categories: readonly CategoryEntry[],
  releases?: readonly string[],
): PlannedRequest[] {
  const titles = new Map(categories.map(({ id, data }) => [id, data.title]));
  const listed = requests.map(({ id, data }): PlannedRequest => {
    const wrong = (what: string) => new Error(`content/requests/${id}.yaml: ${what}.`);
    const category = titles.get(data.category.id);
    if (!category) throw wrong(`category: there is no "${data.category.id}" in request-categories.yaml`);
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
  return sortRequests(listed, 'votes');
}

export function totalsOf(requests: readonly FeatureRequest[], categories: readonly CategoryEntry[]) {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  return {
    requests: sum(categories.map(({ data }) => data.requests)),
    votes: sum(requests.map(({ votes }) => votes)),
    completed: requests.filter(({ status }) => status === 'Completed').length,
  };
}

/** The categories, most wanted first, each with the way to ask for something in it. */
export function categoryFeatures(categories: readonly CategoryEntry[]) {
  return categories
    .toSorted((a, b) => b.data.requests - a.data.requests)
    .map(({ id, data }) => ({
      ...data,
      text: data.description,
      mark: categoryWords.count(data.requests),
      pointsTitle: categoryWords.pointsTitle,
      points: data.popular.slice(0, 3),
      link: { label: categoryWords.link(data.title), href: `/submit-request?category=${id}` },
    }));
}

/** A column for each status, in the order a request goes through them. */
export function roadmapColumns(requests: readonly PlannedRequest[]) {
  const itemOf = (request: PlannedRequest) => ({
    title: request.title,
    href: requestPath(request),
    facts: [`${request.votes} votes`, request.target ?? request.category],
    link: request.release
      ? { label: `Release ${request.release}`, href: releasePath(request.release) }
      : undefined,
  });
  return REQUEST_STATUSES.map((status) => ({
    title: status,
    tone: statusTone(status),
    text: board.meaning[status],
    items: requests.filter((request) => request.status === status).map(itemOf),
  }));
}

/** What the form offers while something alike is typed. */
export const existingRequests = (requests: readonly RequestEntry[]) =>
  requests.map(({ id, data: { title, description, status } }) => ({
    href: requestPath({ slug: id }),
    title,
    description,
    status,
  }));

/** The list at a glance, a bar for each request: how far each of them has come. */
export function requestCount(requests: readonly FeatureRequest[]): WeaveCountProps {
  const have = (...statuses: string[]) => requests.filter(({ status }) => statuses.includes(status)).length;
  const completed = have('Completed');
  const inDevelopment = have('In Development');
  const waiting = have('Planned', 'Under Review');
  const refused = requests.length - completed - inDevelopment - waiting;
  return {
    groups: [
      { count: completed, tone: 1 },
      { count: inDevelopment, tone: 2 },
      { count: waiting, tone: 0 },
      { count: refused, tone: 3 },
    ],
    columns: 4,
    caption: fillPlaces(counted, { all: requests.length, completed, inDevelopment, waiting, refused }),
  };
}
