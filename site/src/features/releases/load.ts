// Loads the releases, newest first.
import { oncePerBuild } from '~/lib/once';
import { type LoadedRelease, newestFirst, releases } from './schema';

export const loadReleases = oncePerBuild(async (): Promise<LoadedRelease[]> => {
  const entries = await releases.load();
  return newestFirst(entries.map(({ id, data }) => ({ version: id, ...data })));
});
