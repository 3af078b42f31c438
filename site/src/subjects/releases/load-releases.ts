// The releases as their pages show them, the newest first, and what each page says about itself.

import { type CollectionEntry, getCollection } from 'astro:content';
import { release as words } from '~/content/pages/updates';
import { brand } from '~/facts/organisation';
import { formatDate } from '~/lib/dates';
import type { PageMeta } from '~/seo/page-meta';
import { newestFirst, releasePath } from './releases';

type Release = CollectionEntry<'releases'>;

export async function releases(): Promise<Release[]> {
  return newestFirst(await getCollection('releases'));
}

/** How a release stands in the log: with the titles of its first highlights. */
export const logEntry = ({ id, data }: Release) => ({
  version: id,
  date: formatDate(data.date),
  dateTime: data.date,
  type: data.type,
  typeTone: data.type === 'Feature release' ? ('good' as const) : ('neutral' as const),
  description: data.description,
  highlights: data.highlights.slice(0, 4).map(({ title }) => title),
  href: releasePath(id),
});

export const releaseMeta = ({ id, data }: Release) =>
  ({
    path: releasePath(id),
    title: `${words.title(id)}: ${data.type.toLowerCase()}`,
    ogTitle: `${brand} ${id}: ${data.highlights[0]?.title ?? data.type}`,
    description: data.meta,
    crumb: words.title(id),
    under: [{ name: 'Updates', path: '/updates' }],
    article: { published: data.date, author: brand, section: 'Product updates' },
  }) satisfies PageMeta;

/** Every release's page gets a sharing picture. */
export async function releaseMetas(): Promise<PageMeta[]> {
  return (await releases()).map(releaseMeta);
}
