// View models of the feature requests: list, categories, roadmap, and suggestions of the form.
import { progressOf } from '~/facts/capabilities';
import { figures } from '~/facts/figures';
import { countWord, fillValues } from '~/lib/format-text';
import { inPages } from '~/lib/paging';
import type { CardsWords } from '~/sections/Cards/schema';
import { laterPageMeta, pageOfPages } from '~/seo/later-page';
import { releasePath, releaseTitle } from '../releases/view';
import {
  type FeatureRequest,
  PER_PAGE,
  type PlannedRequest,
  REQUEST_STATUSES,
  REQUESTS,
  requestPath,
} from './requests';
import type { CategoryEntry } from './schema';
import { featureRequests, type RoadmapWords } from './words';

export const shownRequest = (request: PlannedRequest): FeatureRequest => {
  const { target: _target, release: _release, page: _page, ...shown } = request;
  return shown;
};

const slices = (requests: readonly PlannedRequest[]) => inPages(requests.map(shownRequest), PER_PAGE);

const mostVotes = ([first]: readonly PlannedRequest[]) => first?.votes ?? 0;

export function requestList(requests: readonly PlannedRequest[]) {
  const [{ page, pages, total, items } = { page: 1, pages: 1, total: 0, items: [] }] = slices(requests);
  return { requests: items, page, pages, total, most: mostVotes(requests) };
}

export function laterRequestPages(requests: readonly PlannedRequest[]) {
  const [, ...later] = slices(requests);
  const { meta, top, laterPages } = featureRequests;
  const name = meta.crumb ?? meta.title;
  const under = [...(meta.under ?? []), { name, path: REQUESTS }];
  return later.map(({ items, ...place }) => ({
    meta: laterPageMeta({ path: REQUESTS, name, about: laterPages.about, under }, place),
    hero: { trail: under, title: top.title },
    title: pageOfPages(place),
    list: { requests: items, ...place, most: mostVotes(requests) },
  }));
}

export function totalsOf(requests: readonly FeatureRequest[], categories: readonly CategoryEntry[]) {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  return {
    requests: sum(categories.map(({ data }) => data.requests)),
    votes: sum(requests.map(({ votes }) => votes)),
    completed: requests.filter(({ status }) => status === 'Completed').length,
  };
}

export function requestFigures(requests: readonly FeatureRequest[], categories: readonly CategoryEntry[]) {
  const labels = featureRequests.stats;
  const totals = totalsOf(requests, categories);
  const statOf = (of: keyof typeof totals) => ({ figure: totals[of].toLocaleString('en-UG'), ...labels[of] });
  const { firstAnswer } = figures().featureRequests;
  return [statOf('requests'), statOf('votes'), statOf('completed'), firstAnswer];
}

export function categoryFeatures(categories: readonly CategoryEntry[]) {
  const { title, lead, requests, done, link } = featureRequests.categories;
  const shown = ({ name, capability }: CategoryEntry['data']['popular'][number]) =>
    capability && progressOf(capability).status === 'Completed' ? fillValues(done, { name }) : name;
  return {
    title,
    lead: fillValues(lead, { count: countWord(categories.length) }),
    features: categories
      .toSorted((a, b) => b.data.requests - a.data.requests)
      .map(({ id, data }) => ({
        ...data,
        text: data.description,
        mark: fillValues(requests, { count: data.requests.toLocaleString('en-UG') }),
        points: data.popular.slice(0, 3).map(shown),
        link: {
          label: fillValues(link, { title: data.title }),
          href: `/submit-request?category=${id}`,
        },
      })),
  };
}

const PER_STATUS = 12;

/** The requests by status: each with its votes, and when it comes or in which release it came. */
export function roadmapOf(
  { all, votes, meaning, ...words }: RoadmapWords,
  requests: readonly PlannedRequest[],
): CardsWords {
  const linkTo = (request: PlannedRequest) => {
    const { title, votes: count, release, target = request.category } = request;
    return {
      label: `${title}: ${fillValues(votes, { count })}, ${release ? releaseTitle(release) : target}`,
      href: release ? releasePath(release) : requestPath(request),
    };
  };
  return {
    ...words,
    features: REQUEST_STATUSES.map((status) => {
      const own = requests.filter((request) => request.status === status);
      const link = {
        label: fillValues(all, { count: own.length, status }),
        href: `${REQUESTS}?status=${encodeURIComponent(status)}`,
      };
      return {
        title: status,
        mark: String(own.length),
        text: meaning[status],
        ...(own.length > 0 && { links: own.slice(0, PER_STATUS).map(linkTo) }),
        ...(own.length > PER_STATUS && { link }),
      };
    }),
  };
}

/** How many requests the hero shows. */
const MOST_WANTED = 3;

/** The open requests with most votes as bars. */
export function mostWanted(requests: readonly FeatureRequest[]) {
  const have = (status: FeatureRequest['status']) =>
    requests.filter((request) => request.status === status).length;
  const { wanted, ...hero } = featureRequests.hero;
  return {
    hero,
    caption: wanted.caption,
    note: fillValues(wanted.note, {
      all: requests.length,
      completed: have('Completed'),
      inDevelopment: have('In Development'),
    }),
    rows: requests
      .filter(({ status }) => status !== 'Completed')
      .slice(0, MOST_WANTED)
      .map(({ title, votes }) => ({ name: title, value: votes, text: `${votes}` })),
  };
}
