// The pages of the documentation: what each says about itself, and where it stands among the others.
import { type CollectionEntry, getCollection } from 'astro:content';
import { organisation } from '~/facts/organisation';
import type { PageMeta } from '~/seo/page-meta';
import { docLink, docNeighbours, docPath, docSections, docTrail, inReadingOrder } from './reading-order';

export type DocEntry = CollectionEntry<'docs'>;

export const loadDocs = async () => inReadingOrder(await getCollection('docs'));

export function docMeta(doc: DocEntry): PageMeta & { path: string; markdown: string } {
  const { title, description, updated } = doc.data;
  const path = docPath(doc);
  const article = { published: updated, author: organisation.legalName, section: 'Documentation' };
  return { path, title, description, article, markdown: `${path}.md` };
}

export const docMetas = async () => (await loadDocs()).map(docMeta);

/** What every page of the documentation shows around its text. */
export function docFrame(doc: DocEntry, docs: readonly DocEntry[]) {
  const { title, lead, updated, group } = doc.data;
  const meta = docMeta(doc);
  const parts = docSections(docs).filter((section) => section.group !== 'start');
  const forms = [{ label: 'This page as Markdown', href: meta.markdown }];
  if (group === 'api') forms.push({ label: 'OpenAPI file', href: '/docs/api/openapi.json' });
  const navigation = {
    overview: { label: 'Overview', href: '/docs' },
    parts: parts.map((part) => ({ title: part.title, links: part.docs.map(docLink) })),
  };
  const neighbours = docNeighbours(docs, doc);
  return { meta, title, lead, updated, trail: docTrail(doc), navigation, neighbours, forms, parts };
}
