// Loads the press releases, newest first, and the brand guidelines.
import { getCollection, getEntry } from 'astro:content';
import { readText } from '~/facts/fill-in';
import { oncePerBuild } from '~/lib/once';
import { withPictures } from '../pictures/with-pictures';
import type { LoadedPressRelease } from './schema';

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
