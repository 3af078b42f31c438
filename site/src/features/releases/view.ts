// View models of releases: pages, list, feed and timeline.

import type { YearMark, YearStripProps } from '~/components/Chart/YearStrip';
import { sectionWords } from '~/components/Section/schema';
import { capabilities } from '~/facts/capabilities';
import { organisation } from '~/facts/organisation';
import { releaseRhythm } from '~/facts/promises';
import { crumbAt, sectionOn } from '~/facts/read-page';
import { schoolTerms } from '~/facts/terms';
import { spanOfYear } from '~/lib/charts/geometry';
import { formatDate, type IsoDay, toIsoDay } from '~/lib/dates';
import { fillValues } from '~/lib/format-text';
import type { PageMeta } from '~/lib/page-meta';
import { inPages, type Slice } from '~/lib/paging';
import { termsOfYear } from '~/lib/school-terms';
import type { CardsWords } from '~/sections/Cards/schema';
import type { Feed, FeedItem } from '~/seo/feed';
import { laterPageMeta, pageOfPages } from '~/seo/later-page';
import type { Release } from './ReleaseLog/ReleaseLog';
import { type LoadedRelease, newestFirst } from './schema';
import { updates } from './words';

const LIST = '/updates';
const listed = () => [{ name: crumbAt(LIST), path: LIST }];

export const updatesFeed = (): Feed => ({ ...updates.feed, path: `${LIST}/rss.xml`, archive: LIST });

export const releaseTitle = (version: string) => fillValues(updates.release.title, { version });

export const releasePath = (version: string) => `${LIST}/${version}`;

/** The next older and newer release; `newer` is undefined for the newest. */
function neighbours({ version }: LoadedRelease, releases: readonly LoadedRelease[]) {
  const ordered = newestFirst(releases);
  const index = ordered.findIndex((each) => each.version === version);
  return { newer: ordered[index - 1], older: ordered[index + 1] };
}

type CompletedRequest = {
  title: string;
  description: string;
  votes: number;
  release: string;
  href: string;
};

export const releaseMeta = ({ version, type, highlights, meta, date }: LoadedRelease) =>
  ({
    path: releasePath(version),
    title: `${releaseTitle(version)}: ${type.toLowerCase()}`,
    ogTitle: `${organisation.name} ${version}: ${highlights[0]?.title ?? type}`,
    description: meta,
    crumb: releaseTitle(version),
    under: listed(),
    article: { published: date, author: organisation.name, section: updates.section },
  }) satisfies PageMeta;

export function releasePage(
  release: LoadedRelease,
  releases: readonly LoadedRelease[],
  requests: readonly CompletedRequest[],
) {
  const { version, type, date, description, highlights, before, fixes, picture } = release;
  const completed = requests.filter((request) => request.release === version);
  const { newer, older } = neighbours(release, releases);
  const { one, many } = updates.release.highlights;
  return {
    meta: releaseMeta(release),
    hero: {
      title: releaseTitle(version),
      kicker: `${type}, ${formatDate(date)}`,
      lead: description,
      actions: updates.actions,
    },
    picture: picture && { ...picture, words: updates.change },
    highlights: {
      title: highlights.length === 1 ? one : fillValues(many, { count: highlights.length }),
      variant: 'rows' as const,
      features: highlights,
    },
    requests: completed.length > 0 ? requestIndex(completed) : undefined,
    before: {
      title: updates.release.before,
      text: before.length > 0 ? [] : [updates.release.nothing],
      points: before,
    },
    fixes,
    neighbours: { label: updates.release.neighbours, previous: linkTo(older), next: linkTo(newer) },
  };
}

const requestIndex = (requests: readonly CompletedRequest[]): CardsWords => ({
  title: updates.release.requests.title,
  lead: updates.release.requests.text,
  tone: 'sunk',
  features: requests.map(({ href, title, description, votes }) => ({
    title,
    text: description,
    mark: fillValues(updates.release.requests.votes, { count: votes }),
    link: { label: updates.release.requests.link, href },
  })),
});

const linkTo = (release: LoadedRelease | undefined) =>
  release && { title: releaseTitle(release.version), href: releasePath(release.version) };

const MONTHS_BACK = 6;

export function releaseTimeline(
  releases: readonly Pick<LoadedRelease, 'version' | 'date'>[],
  today: IsoDay,
): YearStripProps {
  const from = monthsBefore(today, MONTHS_BACK);
  const shown = ({ first }: YearMark) => spanOfYear(first, first, from).width > 0;
  const out = releases.map(({ version, date }): YearMark => ({ name: version, first: date })).filter(shown);
  const marks = [...out, ...toCome().filter(shown)].sort((a, b) => a.first.localeCompare(b.first));
  const texts = marks.map(({ name, first }) =>
    fillValues(updates.year.told, { name, date: formatDate(first) }),
  );
  return {
    from,
    marks,
    terms: termsOfYear(schoolTerms(), from),
    label: `${updates.year.label} ${texts.join(', ')}.`,
  };
}

/** The next release on its date, and later plans on the first day of their term. */
function toCome(): YearMark[] {
  const targets = Object.values(capabilities()).flatMap((each) => ('target' in each ? [each.target] : []));
  const { version, day } = releaseRhythm.next;
  const isNext = (target: string) => target.startsWith(`${version},`);
  const mark = (first: IsoDay, name: string, count: number): YearMark[] =>
    count > 0 ? [{ name: fillValues(name, { version, count }), first, tone: 'accent' }] : [];
  return [
    ...mark(day, updates.year.next, targets.filter(isNext).length),
    ...schoolTerms().flatMap(({ name, starts }) => {
      const meant = targets.filter((target) => !isNext(target) && target.endsWith(name));
      return mark(starts, updates.year.planned, meant.length);
    }),
  ];
}

function monthsBefore(day: IsoDay, months: number): IsoDay {
  return toIsoDay(new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 - months, 1)));
}

const logEntry = ({ version, date, type, description, highlights, picture }: LoadedRelease): Release => ({
  version,
  date: formatDate(date),
  dateTime: date,
  type,
  typeTone: type === 'Feature release' ? 'good' : 'neutral',
  description,
  highlights: highlights.slice(0, 4).map(({ title }) => title),
  href: releasePath(version),
  picture: picture && { ...picture, words: updates.change },
});

/** The feed has the titles of all highlights. */
export function feedItem(release: LoadedRelease): FeedItem {
  const { ogTitle: title, path } = releaseMeta(release);
  const { date, description, highlights, type } = release;
  const text = `${description} ${highlights.map((highlight) => highlight.title).join('. ')}.`;
  return { title, text, date, path, category: type };
}

const PER_PAGE = 12;

const slices = (releases: readonly LoadedRelease[]) => inPages(releases.map(logEntry), PER_PAGE);

export const firstReleases = (releases: readonly LoadedRelease[]) =>
  listOf(slices(releases)[0] ?? { page: 1, pages: 1, total: 0, items: [] });

export const laterUpdatesPages = (releases: readonly LoadedRelease[]) =>
  slices(releases)
    .slice(1)
    .map((slice) => {
      const under = listed();
      const { title } = sectionOn('updates', 'releases', sectionWords)();
      return {
        page: slice.page,
        meta: laterPageMeta({ path: LIST, name: title, about: updates.laterPages.about, under }, slice),
        hero: { trail: under, title },
        log: { ...listOf(slice), title: pageOfPages(slice) },
      };
    });

const listOf = ({ items, page, pages }: Slice<Release>) => ({
  ...updates.list,
  releases: items,
  pages: { label: updates.laterPages.label, list: LIST, page, pages },
});
