// The releases from their files, the newest first.
import { getCollection } from 'astro:content';
import { oncePerBuild } from '~/lib/once';
import type { PageMeta } from '~/seo/page-meta';
import type { LoadedRelease } from './collection';
import { releaseMeta } from './release-page';
import { newestFirst } from './releases';

export const loadReleases = oncePerBuild(async (): Promise<LoadedRelease[]> => {
  const entries = await getCollection('releases');
  return newestFirst(entries.map(({ id, data }) => ({ version: id, ...data })));
});

/** Every release's page gets a sharing picture. */
export const releaseMetas = async (): Promise<PageMeta[]> => (await loadReleases()).map(releaseMeta);
