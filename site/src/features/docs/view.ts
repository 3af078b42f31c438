// View models of the documentation pages, as HTML and Markdown, in reading order.

import type { TechArticle } from 'schema-dts';
import { fillIn } from '~/facts/fill-in';
import { organisation } from '~/facts/organisation';
import { previewLine } from '~/facts/preview';
import { type DocGroup, docGroups } from '~/facts/website';
import type { PageMeta } from '~/lib/page-meta';
import { companyArticle, type Publisher } from '~/seo/json-ld';
import { publisher } from '~/seo/publisher';
import type { DocsIndexProps } from './DocsIndex/DocsIndex';
import { inReadingOrder, type LoadedDoc } from './schema';

export type DocLink = { label: string; href: string };

/** The address of `uganda/emis` is /docs/uganda/emis, of `index` /docs. */
export const docPath = ({ id }: Pick<LoadedDoc, 'id'>): string => (isOverview(id) ? '/docs' : `/docs/${id}`);

/** The first page, which lists all others. */
export const isOverview = (id: LoadedDoc['id']) => id === 'index';

const groups = Object.keys(docGroups) as DocGroup[];

type DocSection = { group: DocGroup; title: string; docs: LoadedDoc[] };

/** Groups with their pages; empty ones and the overview are left out. */
function docSections(docs: readonly LoadedDoc[]): DocSection[] {
  const ordered = inReadingOrder(docs);
  return groups
    .filter((group) => group !== 'start')
    .map((group) => ({
      group,
      title: docGroups[group],
      docs: ordered.filter((doc) => doc.group === group),
    }))
    .filter((section) => section.docs.length > 0);
}

const docLink = (doc: LoadedDoc): DocLink => ({ label: doc.label ?? doc.title, href: docPath(doc) });

export function docNeighbours(docs: readonly LoadedDoc[], { id }: LoadedDoc) {
  const ordered = inReadingOrder(docs);
  const at = ordered.findIndex((doc) => doc.id === id);
  const neighbour = (doc: LoadedDoc | undefined) => doc && { title: doc.title, href: docPath(doc) };
  return { previous: neighbour(ordered[at - 1]), next: neighbour(ordered[at + 1]) };
}

/** Breadcrumbs: the developers' page, the overview, and for the reference its first page. */
function breadcrumbsOf({ id, group }: LoadedDoc) {
  const developers = { name: 'Developers', path: '/developers' };
  if (isOverview(id)) return [developers];
  const overview = { name: 'Documentation', path: '/docs' };
  const reference = { name: docGroups.api, path: '/docs/api' };
  return [developers, overview, ...(group === 'api' && id !== 'api' ? [reference] : [])];
}

export function docMeta(doc: LoadedDoc): PageMeta & { path: string; markdown: string } {
  const { title, description, updated } = doc;
  const path = docPath(doc);
  const article = { published: updated, author: organisation.legalName, section: 'Documentation' };
  return { path, title, description, article, pictureOf: '/developers', markdown: `${path}.md` };
}

export function docPage(doc: LoadedDoc, docs: readonly LoadedDoc[]) {
  const { title, lead, updated, text } = doc;
  const meta = docMeta(doc);
  const sections = docSections(docs);
  const map: DocsIndexProps['parts'] = isOverview(doc.id)
    ? sections.map(({ group, title: part, docs: pages }) => ({
        id: group,
        title: part,
        lines: pages.map((page) => ({ title: page.title, href: docPath(page) })),
      }))
    : [];
  const mapContents = map.map(({ id, title: label }) => ({ id, label }));
  return {
    frame: {
      meta,
      jsonLd: [techArticle(publisher, doc)],
      title,
      lead,
      updated,
      trail: breadcrumbsOf(doc),
      text: { ...text, contents: [...text.contents, ...mapContents] },
      navigation: {
        overview: { label: 'Overview', href: '/docs' },
        parts: sections.map((section) => ({ title: section.title, links: section.docs.map(docLink) })),
      },
      neighbours: docNeighbours(docs, doc),
      forms: formsOf(doc, meta.markdown),
    },
    map,
    /** Whether the log of the sandbox follows the text. */
    hasLog: doc.id === 'uganda/sandbox',
    runs: /^\s*curl\s/m.test(`${doc.body}\n${doc.markdown}`),
  };
}

const formsOf = ({ group }: LoadedDoc, markdown: string): DocLink[] => [
  { label: 'This page as Markdown', href: markdown },
  ...(group === 'api' ? [{ label: 'OpenAPI file', href: '/docs/api/openapi.json' }] : []),
];

const techArticle = (from: Publisher, doc: LoadedDoc): TechArticle => ({
  '@type': 'TechArticle',
  ...companyArticle(from, docMeta(doc)),
  dateModified: doc.updated,
});

/** The text, then the generated parts: the list of all pages, or the API's operations. */
export function docMarkdown(doc: LoadedDoc, docs: readonly LoadedDoc[], url: string): string {
  const { title, lead, body, markdown, updated } = doc;
  const map = isOverview(doc.id) ? mapMarkdown(docSections(docs)) : '';
  const note = `Source: ${url}. Last updated ${updated}.`;
  const blocks = [`# ${title}`, previewLine() ?? '', lead, body, map, markdown, '---', note];
  const whole = blocks
    .map((block) => block.trim())
    .filter(Boolean)
    .join('\n\n');
  return `${withFullLinks(withPlainFences(fillIn(whole)), url)}\n`;
}

/** Removes marks for our tests. */
const withPlainFences = (text: string) => text.replace(/^(\s*```\w+.*?) api="[^"]*"/gm, '$1');

/** Markdown files need absolute links. */
const withFullLinks = (text: string, url: string) => text.replaceAll('](/', `](${new URL(url).origin}/`);

/** The list of all pages, with their Markdown addresses. */
function mapMarkdown(sections: readonly DocSection[]): string {
  return sections
    .map(({ title, docs }) => {
      const lines = docs.map((doc) => `- [${doc.title}](${docPath(doc)}.md): ${doc.description}`);
      return `## ${title}\n\n${lines.join('\n')}`;
    })
    .join('\n\n');
}
