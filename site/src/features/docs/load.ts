// Reads the documentation pages, in reading order.
import { readText } from '~/facts/fill-in';
import { renderMarkdown } from '~/facts/markdown';
import { untilContentChanges } from '~/readers/content';
import { referenceOf } from './api/markdown';
import { docs, inReadingOrder, type LoadedDoc } from './schema';

export const loadDocs = untilContentChanges(async (): Promise<LoadedDoc[]> => {
  const entries = await docs.load();
  const loaded = entries.map(async ({ id, data, body, rendered }): Promise<LoadedDoc> => {
    const { markdown, ids } = referenceOf({ id, ...data });
    const html = `${rendered?.html ?? ''}${await renderMarkdown(markdown, undefined, ids)}`;
    return { id, ...data, body, markdown, text: readText({ id, rendered: { html } }) };
  });
  return inReadingOrder(await Promise.all(loaded));
});
