// The releases as the list of updates and its feed show them.
import { formatDate } from '~/lib/dates';
import type { FeedItem } from '~/seo/feed';
import type { LoadedRelease } from './collection';
import type { Release } from './ReleaseLog/ReleaseLog';
import { releaseMeta } from './release-page';
import { releasePath } from './releases';

/** How a release stands in the log: with the titles of its first highlights. */
export const logEntry = ({ version, date, type, description, highlights }: LoadedRelease): Release => ({
  version,
  date: formatDate(date),
  dateTime: date,
  type,
  typeTone: type === 'Feature release' ? 'good' : 'neutral',
  description,
  highlights: highlights.slice(0, 4).map(({ title }) => title),
  href: releasePath(version),
});

/** A reader of the feed gets the titles of all highlights. */
export function feedItem(release: LoadedRelease): FeedItem {
  const { ogTitle: title, path } = releaseMeta(release);
  const { date, description, highlights, type } = release;
  const text = `${description} ${highlights.map((highlight) => highlight.title).join('. ')}.`;
  return { title, text, date, path, category: type };
}
