// Loads the releases, newest first.
import { getCollection } from 'astro:content';
import { oncePerBuild } from '~/lib/once';
import { type LoadedRelease, newestFirst } from './schema';

export const loadReleases = oncePerBuild(async (): Promise<LoadedRelease[]> => {
  const entries = await getCollection('releases');
  return newestFirst(entries.map(({ id, data }) => ({ version: id, ...data })));
});
