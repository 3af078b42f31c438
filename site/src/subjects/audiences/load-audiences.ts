// The kinds of institution from their files, in their order.
import { getCollection } from 'astro:content';
import type { PageMeta } from '~/seo/page-meta';
import { audienceMeta } from './audience-page';
import type { LoadedAudience } from './collection';

export async function loadAudiences(): Promise<LoadedAudience[]> {
  const found = await getCollection('audiences');
  return found.map(({ id, data }) => ({ id, ...data })).sort((a, b) => a.order - b.order);
}

export const audienceMetas = async (): Promise<PageMeta[]> => (await loadAudiences()).map(audienceMeta);
