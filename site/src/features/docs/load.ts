// Reads the documentation pages, in reading order.
import { readText } from '~/facts/fill-in';
import { oncePerBuild } from '~/lib/once';
import { docs, inReadingOrder, type LoadedDoc } from './schema';

export const loadDocs = oncePerBuild(async (): Promise<LoadedDoc[]> => {
  const entries = await docs.load();
  return inReadingOrder(
    entries.map((entry) => ({
      id: entry.id,
      ...entry.data,
      body: entry.body ?? '',
      text: readText(entry),
    })),
  );
});
