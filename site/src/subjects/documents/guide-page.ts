// What the page of a guide under /compliance or /security is given.
import { compliance, documents, security } from '~/content/guide-pages';
import { organisation } from '~/facts/organisation';
import type { Download } from '~/sections/Downloads/Downloads';
import type { PageMeta } from '~/seo/page-meta';
import type { LoadedGuide } from './collection';

/** What follows the folder in the address; nothing for its index. */
export const topicOf = ({ id }: LoadedGuide): string | undefined => id.split('/')[1];

/** `compliance/eac.md` stands at /compliance/eac, `security/index.md`, whose id is `security`, at /security. */
export const guideMeta = ({ id, title, description, updated }: LoadedGuide): PageMeta => ({
  path: `/${id}`,
  title,
  description,
  article: { published: updated, author: organisation.legalName, section: 'Guide' },
});

/** `downloads` are the documents that it names. */
export function guidePage(guide: LoadedGuide, downloads: readonly Download[]) {
  const { id, title, lead, text, updated } = guide;
  const { trail, closing } = id.startsWith('compliance') ? compliance : security;
  return {
    article: { meta: guideMeta(guide), title, lead, trail, text, seed: id },
    updated: { date: updated },
    downloads: { ...documents, downloads },
    closing: { ...closing, seed: id },
  };
}
