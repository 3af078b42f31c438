// What the pages of documents say about themselves. The privacy policy is read on its own page.
import { organisation } from '~/facts/organisation';
import type { PageMeta } from '~/seo/page-meta';
import { type DocumentFile, documentFiles } from './document-files';

export const documentMeta = ({ title, facts, updated }: DocumentFile): PageMeta => ({
  path: facts.path,
  title,
  description: facts.description,
  article: { published: updated, author: organisation.legalName, section: facts.kind },
});

export async function documentPages(): Promise<DocumentFile[]> {
  return (await documentFiles()).filter(({ slug, facts }) => facts.path === `/documents/${slug}`);
}

export const documentMetas = async () => (await documentPages()).map(documentMeta);
