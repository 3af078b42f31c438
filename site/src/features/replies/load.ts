// Loads the reply templates.
import type { SiteContent } from '@tred/contract/manifest';
import { replies } from './schema';

export async function loadReplies(): Promise<SiteContent['replies']> {
  const entries = (await replies.load()).sort(
    (a, b) => a.data.order - b.data.order || a.id.localeCompare(b.id),
  );
  return entries.map(({ id, data: { name, forms, subject, body } }) => ({ id, name, forms, subject, body }));
}
