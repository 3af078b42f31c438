// Loads the releases, newest first.
import { untilContentChanges } from '~/readers/content';
import { type LoadedRelease, newestFirst, releases } from './schema';

export const loadReleases = untilContentChanges(async (): Promise<LoadedRelease[]> => {
  const entries = await releases.load();
  return newestFirst(entries.map(({ id, data }) => ({ version: id, ...data })));
});
