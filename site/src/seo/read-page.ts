// Reads the words of a page, content/pages/<address>.yaml: what search engines are told, then its sections.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { COUNT, pageText } from '../facts/page-text.ts';
import { countWord } from '../lib/words.ts';
import { fillPlaces } from '../readers/places.ts';
import { contentFolder, FactsError, fileOf, readContent, textOf } from '../readers/read-facts.ts';
import { inWords, readYaml } from '../readers/read-yaml.ts';
import type { PageMeta } from './page-meta.ts';

const address = z.string().regex(/^\/[a-z0-9/-]*$/, 'must be an address of this site, such as /pricing');

const metaFields = {
  title: pageText
    .min(1)
    .describe('In search results and on the browser’s tab; with the company’s name at most 60 characters.'),
  ogTitle: pageText.exactOptional().describe('The title of a shared link, where it differs.'),
  description: pageText.min(70).max(160).describe('In search results, 70 to 160 characters.'),
  crumb: pageText.exactOptional().describe('The page’s short name in the path from home.'),
  under: z.array(address).exactOptional().describe('The pages between home and this one.'),
  canonical: address.exactOptional().describe('The main address, where the page has two.'),
  noindex: z.boolean().exactOptional().describe('Keeps the page out of search engines and the sitemap.'),
};

type Sections = Record<string, z.ZodType>;

/** `readPage('pricing', { hero: heroWords })` gives `meta` and each section, with all placeholders filled. */
export function readPage<S extends Sections>(name: string, sections: S) {
  const samples = z
    .array(z.enum(Object.keys(sections)))
    .exactOptional()
    .describe('The sections whose people, schools or figures are invented. Listed before launch.');
  const schema = z.strictObject({ ...metaFields, samples, ...sections });
  const page: Record<string, unknown> = readContent(`pages/${name}`, schema);
  const words = Object.fromEntries(Object.keys(sections).map((section) => [section, page[section]]));
  return {
    meta: metaOf(name, page as Meta),
    ...(fillCounts(words, name) as { [K in keyof S]: z.infer<S[K]> }),
  };
}

/** The meta of every page that has a file of words. */
export function pageMetas(): PageMeta[] {
  return pageNames().map((name) => metaOf(name, readMeta(name)));
}

/** The names of all files of words: `home`, `developers/languages`. */
const pageNames = () =>
  globSync('**/*.yaml', { cwd: join(contentFolder, 'pages') })
    .map((file) => file.replaceAll('\\', '/').replace(/\.yaml$/, ''))
    .sort();

const metaSchema = z.object(metaFields);
type Meta = z.infer<typeof metaSchema>;

function readMeta(name: string): Meta {
  const { problems, data } = readYaml(textOf(`pages/${name}`), metaSchema);
  if (!data) throw new FactsError(problems.map(inWords).join('\n'));
  return data;
}

const addressOf = (name: string) => (name === 'home' ? '/' : `/${name.replace(/^free\//, '')}`);

function metaOf(name: string, { title, ogTitle, description, crumb, under, canonical, noindex }: Meta) {
  return {
    title,
    description,
    ...(noindex ? { noindex, pictureOf: '/' } : { path: addressOf(name) }),
    ...(ogTitle !== undefined && { ogTitle }),
    ...(crumb !== undefined && { crumb }),
    ...(under && { under: under.map((path) => ({ name: crumbAt(path), path })) }),
    ...(canonical !== undefined && { canonical }),
  } satisfies PageMeta;
}

const crumbAt = (path: string) => {
  const { crumb, title } = readMeta(path.slice(1));
  return crumb ?? title;
};

/** Lists that a sentence does not count. */
const UNCOUNTED = new Set(['actions', 'columns', 'links', 'text', 'ways', 'under']);

/** Fills `{{count}}` with the length of the list in the same group, or in the group around it. */
export function fillCounts(value: unknown, name: string, around?: number): unknown {
  if (typeof value === 'string') {
    if (!value.includes(COUNT)) return value;
    if (around !== undefined) return fillPlaces(value, { count: countWord(around).toLowerCase() });
    throw new FactsError(
      `${fileOf(`pages/${name}`)}: "${value}" counts, but no list, or more than one, is beside it.`,
    );
  }
  if (Array.isArray(value)) return value.map((each) => fillCounts(each, name, around));
  if (typeof value !== 'object' || value === null) return value;
  const lists = Object.entries(value).filter(([key, each]) => Array.isArray(each) && !UNCOUNTED.has(key));
  const [own] = lists.length === 1 ? lists : [];
  const count = own ? (own[1] as unknown[]).length : around;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fillCounts(each, name, count)]));
}
