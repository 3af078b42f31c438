// What a page of the documentation is given: its text, what the API's description adds to it, and its place among the
// others.
import { organisation } from '~/facts/organisation';
import type { PageMeta } from '~/seo/page-meta';
import { publisher } from '~/seo/publisher';
import { apiOf } from './api-of-page';
import type { LoadedDoc } from './collection';
import type { DocsIndexProps } from './DocsIndex/DocsIndex';
import { techArticle } from './json-ld';
import {
  type DocLink,
  docLink,
  docNeighbours,
  docPath,
  docSections,
  docTrail,
  isOverview,
} from './reading-order';

export function docMeta(doc: LoadedDoc): PageMeta & { path: string; markdown: string } {
  const { title, description, updated } = doc;
  const path = docPath(doc);
  const article = { published: updated, author: organisation.legalName, section: 'Documentation' };
  return { path, title, description, article, markdown: `${path}.md` };
}

export function docPage(doc: LoadedDoc, docs: readonly LoadedDoc[]) {
  const { title, lead, updated, text } = doc;
  const meta = docMeta(doc);
  const sections = docSections(docs);
  const map: DocsIndexProps['parts'] = isOverview(doc.id)
    ? sections.map(({ group, title: part, docs: pages }) => ({
        id: group,
        title: part,
        lines: pages.map((page) => ({
          title: page.title,
          description: page.description,
          href: docPath(page),
        })),
      }))
    : [];
  const { part, index, contents } = apiOf(doc);
  const mapContents = map.map(({ id, title: label }) => ({ id, label }));
  return {
    frame: {
      meta,
      jsonLd: [techArticle(publisher, doc)],
      title,
      lead,
      updated,
      trail: docTrail(doc),
      text: { ...text, contents: [...text.contents, ...mapContents, ...contents] },
      navigation: {
        overview: { label: 'Overview', href: '/docs' },
        parts: sections.map((section) => ({ title: section.title, links: section.docs.map(docLink) })),
      },
      neighbours: docNeighbours(docs, doc),
      forms: formsOf(doc, meta.markdown),
    },
    map,
    part,
    index,
    /** Whether there is a request on it that can be run. */
    runs: (part?.operations.length ?? 0) > 0 || /^\s*curl\s/m.test(doc.body),
  };
}

/** What else the page comes as. */
const formsOf = ({ group }: LoadedDoc, markdown: string): DocLink[] => [
  { label: 'This page as Markdown', href: markdown },
  ...(group === 'api' ? [{ label: 'OpenAPI file', href: '/docs/api/openapi.json' }] : []),
];
