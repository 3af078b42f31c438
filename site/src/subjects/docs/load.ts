// Reads the documentation pages, in reading order.
import { getCollection } from 'astro:content';
import { readText } from '~/facts/fill-in';
import { oncePerBuild } from '~/lib/once';
import { inReadingOrder, type LoadedDoc } from './schema';

export const loadDocs = oncePerBuild(async (): Promise<LoadedDoc[]> => {
  const entries = await getCollection('docs');
  return inReadingOrder(
    entries.map((entry) => ({
      id: entry.id,
      ...entry.data,
      body: entry.body ?? '',
      text: readText(entry),
    })),
  );
});
