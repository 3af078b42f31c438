// The press releases from their files, the newest first, and the brand guidelines.
import { getCollection, getEntry } from 'astro:content';
import { readText } from '~/facts/read-text';
import type { LoadedPressRelease } from './collection';
import { pressMeta } from './press-release-page';

export async function loadPressReleases(): Promise<LoadedPressRelease[]> {
  const releases = (await getCollection('press')).map((entry) => ({
    slug: entry.id,
    ...entry.data,
    text: readText(entry),
  }));
  return releases.sort((a, b) => b.date.localeCompare(a.date));
}

export async function loadBrandGuidelines() {
  const entry = await getEntry('brand', 'guidelines');
  if (!entry) throw new Error('content/brand/guidelines.md is missing.');
  return { ...entry.data, text: readText(entry) };
}

export const pressMetas = async () => (await loadPressReleases()).map(pressMeta);
