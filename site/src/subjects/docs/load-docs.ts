// The pages of the documentation from their files, in reading order.
import { getCollection } from 'astro:content';
import { readText } from '~/facts/read-text';
import { oncePerBuild } from '~/lib/once';
import type { LoadedDoc } from './collection';
import { docMeta } from './doc-page';
import { inReadingOrder } from './reading-order';

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

export const docMetas = async () => (await loadDocs()).map(docMeta);
