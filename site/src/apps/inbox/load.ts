// Loads the reply templates.
import { getCollection } from 'astro:content';
import type { SiteContent } from '@tred/contract/manifest';

export async function loadReplies(): Promise<SiteContent['replies']> {
  const entries = (await getCollection('replies')).sort(
    (a, b) => a.data.order - b.data.order || a.id.localeCompare(b.id),
  );
  return entries.map(({ id, data: { name, forms, subject, body } }) => ({ id, name, forms, subject, body }));
}
