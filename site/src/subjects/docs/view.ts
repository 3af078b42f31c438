// What the pages of the documentation are given, as HTML and as Markdown, in reading order.

import type { TechArticle } from 'schema-dts';
import source from '~/content/docs/openapi.yaml?raw';
import { fillIn } from '~/facts/fill-in';
import { organisation } from '~/facts/organisation';
import { type DocGroup, docGroups } from '~/facts/website';
import { companyArticle, type Publisher } from '~/seo/json-ld';
import type { PageMeta } from '~/seo/page-meta';
import { publisher } from '~/seo/publisher';
import { operationIndexMarkdown, operationsMarkdown } from './api/markdown';
import { readApi } from './api/openapi';
import { apiPart, operationIndex, partContents } from './api/reference';
import type { DocsIndexProps } from './DocsIndex/DocsIndex';
import { inReadingOrder, type LoadedDoc } from './schema';

export type DocLink = { label: string; href: string };

/** `uganda/emis` stands at /docs/uganda/emis, `index` at /docs. */
export const docPath = ({ id }: Pick<LoadedDoc, 'id'>): string => (isOverview(id) ? '/docs' : `/docs/${id}`);

/** The first page, which maps all the others. */
export const isOverview = (id: LoadedDoc['id']) => id === 'index';

const groups = Object.keys(docGroups) as DocGroup[];

export type DocSection = { group: DocGroup; title: string; docs: LoadedDoc[] };

/** The parts that have pages, with them. What one starts with is no part of its own. */
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

/** The pages above one: the developers' page, the overview, and for the reference its own first page. */
function docTrail({ id, group }: LoadedDoc) {
  const developers = { name: 'Developers', path: '/developers' };
  if (isOverview(id)) return [developers];
  const overview = { name: 'Documentation', path: '/docs' };
  const reference = { name: docGroups.api, path: '/docs/api' };
  return [developers, overview, ...(group === 'api' && id !== 'api' ? [reference] : [])];
}

export const api = readApi(source);

/** What a page shows from the description, after its text: a part of the API, or on the reference's first page all of it. */
function apiOf({ id, tag }: LoadedDoc) {
  const part = tag ? apiPart(api, tag) : undefined;
  const index = id === 'api' ? operationIndex(api) : undefined;
  return {
    part,
    index,
    contents: [
      ...(part ? partContents(part) : []),
      ...(index ?? []).map(({ id: anchor, title }) => ({ id: anchor, label: title })),
    ],
    markdown: [part && operationsMarkdown(part), index && operationIndexMarkdown(index)].filter(
      (text) => text !== undefined,
    ),
  };
}

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
        lines: pages.map((page) => ({ title: page.title, href: docPath(page) })),
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
    /** Whether the log of the sandbox follows the text. */
    hasLog: doc.id === 'uganda/sandbox',
    /** Whether there is a request on it that can be run. */
    runs: (part?.operations.length ?? 0) > 0 || /^\s*curl\s/m.test(doc.body),
  };
}

/** What else the page comes as. */
const formsOf = ({ group }: LoadedDoc, markdown: string): DocLink[] => [
  { label: 'This page as Markdown', href: markdown },
  ...(group === 'api' ? [{ label: 'OpenAPI file', href: '/docs/api/openapi.json' }] : []),
];

const techArticle = (from: Publisher, doc: LoadedDoc): TechArticle => ({
  '@type': 'TechArticle',
  ...companyArticle(from, { title: doc.title, description: doc.description, path: docPath(doc) }),
  dateModified: doc.updated,
});

/** The text, then what the page renders from elsewhere: the map of all pages, or the API's operations. */
export function docMarkdown(doc: LoadedDoc, docs: readonly LoadedDoc[], url: string): string {
  const { title, lead, body, updated } = doc;
  const parts = isOverview(doc.id) ? [mapMarkdown(docSections(docs))] : apiOf(doc).markdown;
  const note = `Source: ${url}. Last updated ${updated}.`;
  const blocks = [`# ${title}`, lead, body, ...parts, '---', note];
  const whole = blocks.map((block) => block.trim()).join('\n\n');
  return `${withFullLinks(withPlainFences(fillIn(whole)), url)}\n`;
}

/** What a fence says of itself to our tests is no use to a reader. */
const withPlainFences = (text: string) => text.replace(/^(\s*```\w+.*?) api="[^"]*"/gm, '$1');

/** Away from the site, a link has to say where the site is. */
const withFullLinks = (text: string, url: string) => text.replaceAll('](/', `](${new URL(url).origin}/`);

/** The map of the documentation, each page by its Markdown address. */
function mapMarkdown(sections: readonly DocSection[]): string {
  return sections
    .map(({ title, docs }) => {
      const lines = docs.map((doc) => `- [${doc.title}](${docPath(doc)}.md): ${doc.description}`);
      return `## ${title}\n\n${lines.join('\n')}`;
    })
    .join('\n\n');
}
