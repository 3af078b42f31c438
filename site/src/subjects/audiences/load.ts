// Reads the pages for kinds of institution, in their order.
import { getCollection } from 'astro:content';
import type { LoadedAudience } from './schema';

export async function loadAudiences(): Promise<LoadedAudience[]> {
  const found = await getCollection('audiences');
  return found.map(({ id, data }) => ({ id, ...data })).sort((a, b) => a.order - b.order);
}
