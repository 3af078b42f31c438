// The guides under /compliance and /security: Markdown texts with what their pages say about themselves.
import { type CollectionEntry, getCollection } from 'astro:content';
import { organisation } from '~/facts/organisation';
import type { PageMeta } from '~/seo/page-meta';

export type Guide = CollectionEntry<'guides'>;

/** `compliance/eac.md` stands at /compliance/eac, `security/index.md`, whose id is `security`, at /security. */
const pathOf = ({ id }: Guide) => `/${id}`;

export async function guidesIn(folder: 'compliance' | 'security'): Promise<Guide[]> {
  return getCollection('guides', ({ id }) => id.split('/')[0] === folder);
}

/** What follows the folder in the address; nothing for its index. */
export const topicOf = ({ id }: Guide): string | undefined => id.split('/')[1];

export function guideMeta(guide: Guide): PageMeta {
  const { title, description, updated } = guide.data;
  const article = { published: updated, author: organisation.legalName, section: 'Guide' };
  return { path: pathOf(guide), title, description, article };
}

export const guideMetas = async () => (await getCollection('guides')).map(guideMeta);
