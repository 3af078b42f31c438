// The press releases from their files, the newest first, and the brand guidelines.
import { getCollection, getEntry } from 'astro:content';
import { readText } from '~/facts/read-text';
import { oncePerBuild } from '~/lib/once';
import type { PageMeta } from '~/seo/page-meta';
import { withPictures } from '../pictures/with-pictures';
import type { LoadedPressRelease } from './collection';
import { pressMeta, pressPages } from './press-release-page';

export const loadPressReleases = oncePerBuild(async (): Promise<LoadedPressRelease[]> => {
  const releases = (await getCollection('press')).map(async (entry) => {
    const drawn = await withPictures(entry);
    return { slug: entry.id, ...entry.data, text: readText(drawn), pictures: drawn.pictures };
  });
  return (await Promise.all(releases)).sort((a, b) => b.date.localeCompare(a.date));
});

export async function loadBrandGuidelines() {
  const entry = await getEntry('brand', 'guidelines');
  if (!entry) throw new Error('content/brand/guidelines.md is missing.');
  return { ...entry.data, text: readText(entry) };
}

/** Each release, and the list of all where there is one. */
export async function pressMetas(): Promise<PageMeta[]> {
  const releases = await loadPressReleases();
  const [list] = pressPages(releases);
  return [...(list ? [list.meta] : []), ...releases.map(pressMeta)];
}
