// The releases as the list of updates and its feed show them.
import { changeWords, laterPages, log, meta } from '~/content/pages/updates';
import { formatDate, todayInKampala } from '~/lib/dates';
import { inPages, type Slice } from '~/lib/paging';
import type { FeedItem } from '~/seo/feed';
import { laterPageMeta, pageOfPages } from '~/seo/later-page';
import type { LoadedRelease } from './collection';
import type { Release } from './ReleaseLog/ReleaseLog';
import { releaseMeta } from './release-page';
import { releaseTimeline } from './release-timeline';
import { releasePath } from './releases';

/** How a release stands in the log: with the titles of its first highlights. */
export const logEntry = ({
  version,
  date,
  type,
  description,
  highlights,
  picture,
}: LoadedRelease): Release => ({
  version,
  date: formatDate(date),
  dateTime: date,
  type,
  typeTone: type === 'Feature release' ? 'good' : 'neutral',
  description,
  highlights: highlights.slice(0, 4).map(({ title }) => title),
  href: releasePath(version),
  picture: picture && { ...picture, words: changeWords },
});

/** A reader of the feed gets the titles of all highlights. */
export function feedItem(release: LoadedRelease): FeedItem {
  const { ogTitle: title, path } = releaseMeta(release);
  const { date, description, highlights, type } = release;
  const text = `${description} ${highlights.map((highlight) => highlight.title).join('. ')}.`;
  return { title, text, date, path, category: type };
}

/** Releases on a page of the list. */
const PER_PAGE = 12;

const under = [{ name: meta.crumb, path: meta.path }];

const slices = (releases: readonly LoadedRelease[]) => inPages(releases.map(logEntry), PER_PAGE);

/** The first page of the list. */
export function updatesPage(releases: readonly LoadedRelease[]) {
  const [list = { page: 1, pages: 1, total: 0, items: [] }] = slices(releases);
  const { caption, strip } = releaseTimeline(releases, todayInKampala());
  return {
    meta,
    log: logOf(list),
    year: { caption, strip },
  };
}

/** The others. */
export const laterUpdatesPages = (releases: readonly LoadedRelease[]) =>
  slices(releases)
    .slice(1)
    .map((list) => ({
      page: list.page,
      meta: laterPageMeta({ path: meta.path, name: log.title, about: laterPages.about, under }, list),
      hero: { look: 'reference' as const, trail: under, title: log.title },
      log: { ...logOf(list), title: pageOfPages(list), lead: undefined },
    }));

const logOf = ({ items, page, pages }: Slice<Release>) => ({
  ...log,
  releases: items,
  pages: { label: laterPages.label, list: meta.path, page, pages },
});
