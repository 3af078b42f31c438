// Reads content/pages/<address>.yaml: meta data and sections of a page.
import { z } from 'astro/zod';
import { fullTitle, type PageMeta, TITLE_LIMIT } from '../lib/page-meta.ts';
import { collectsProblems, contentFiles, untilContentChanges } from '../readers/content.ts';
import { nameIn } from '../readers/fields.ts';
import { contentSchemas, FactsError, parsedContent, textOf } from '../readers/read-facts.ts';
import { readYaml } from '../readers/read-yaml.ts';
import { standIn } from '../readers/stand-in.ts';
import { organisation } from './organisation.ts';
import { pageText } from './page-text.ts';

const address = z.string().regex(/^\/[a-z0-9/-]*$/, 'must be an address of this site, such as /pricing');

const otherPage = nameIn(() => pageNames().map(addressOf), 'is no page');

const metaFields = {
  title: pageText
    .min(1)
    .refine((title) => fullTitle(title, organisation.name).length <= TITLE_LIMIT, {
      error: ({ input }) => {
        const { length } = fullTitle(String(input), organisation.name);
        return `must be at most ${TITLE_LIMIT} characters long with the company’s name, and has ${length}`;
      },
    })
    .describe('In search results and on the browser’s tab; with the company’s name at most 60 characters.'),
  ogTitle: pageText
    .exactOptional()
    .meta({ title: 'Title when shared', description: 'Where it differs from the title.' }),
  description: pageText.min(70).max(160).describe('In search results, 70 to 160 characters.'),
  crumb: pageText
    .exactOptional()
    .meta({ title: 'Short name', description: 'In the path from home, and in menus.' }),
  under: z
    .array(otherPage)
    .exactOptional()
    .meta({ title: 'Parent pages', description: 'The pages between home and this one.' }),
  pictureOf: otherPage.exactOptional().meta({
    title: 'Sharing picture',
    description: 'The page whose picture is shown when this one is shared.',
  }),
  canonical: address
    .exactOptional()
    .meta({ title: 'Main address', description: 'Where the page has two addresses.' }),
  noindex: z
    .boolean()
    .exactOptional()
    .meta({ title: 'Hidden from search engines', description: 'Also left out of the sitemap.' }),
};

/** For `readPage`: the server, the web server or the service worker shows the page; nobody should find it. */
export const HIDDEN = {
  noindex: z.literal(true, 'must stay, because the page makes sense only where it is shown'),
};

type Sections = Record<string, z.ZodType>;

type PageWords<S extends Sections> = { meta: PageMeta } & { [K in keyof S]: z.infer<S[K]> };

export const pageSchema = (sections: Sections, fixed: Partial<typeof HIDDEN> = {}) =>
  z.strictObject({
    ...metaFields,
    ...fixed,
    ...sections,
  });

/**
 * `readPage('pricing', { hero: heroWords })` has `meta` and the sections, filled. The file is read when one of them is asked for, and
 * again when the content has changed.
 */
export function readPage<S extends Sections>(name: string, sections: S, fixed?: typeof HIDDEN): PageWords<S> {
  const schema = pageSchema(sections, fixed);
  contentSchemas.set(`pages/${name}`, schema);
  return pageWords(name, schema);
}

/** A page with this schema, which other pages may share. */
export function pageWords<S extends Sections>(name: string, schema: z.ZodObject): PageWords<S> {
  const read = untilContentChanges((): Record<string, unknown> => {
    const page: Record<string, unknown> = parsedContent(`pages/${name}`, schema);
    return { ...page, meta: metaOf(name, page as Meta) };
  });
  const parts = ['meta', ...Object.keys(schema.shape).filter((field) => !(field in metaFields))];
  return Object.defineProperties(
    {},
    Object.fromEntries(parts.map((part) => [part, { enumerable: true, get: () => read()[part] }])),
  ) as PageWords<S>;
}

/** Pages that are lists of sections, and whose words code shows elsewhere. */
export const quotedPages = new Set<string>();

/**
 * `sectionsOn('careers', 'openings', schema)()`: the words of all such sections of a page that is a list of sections. The page is
 * read when it is asked, and again when the content has changed.
 */
export function sectionsOn<Schema extends z.ZodType>(page: string, name: string, schema: Schema) {
  quotedPages.add(page);
  const withAside = schema instanceof z.ZodObject && 'aside' in schema.shape;
  return untilContentChanges((): z.infer<Schema>[] => {
    const { raw } = readYaml(textOf(`pages/${page}`), metaSchema);
    const { sections = [] } = (raw ?? {}) as { sections?: Record<string, { aside?: unknown }>[] };
    const found = sections
      .flatMap((each) => each[name] ?? [])
      .map((each) => (withAside ? each : omitAside(each)));
    const parsed = (words: unknown) => (collectsProblems() ? standIn(schema, words) : schema.parse(words));
    return (found.length > 0 ? found : [undefined]).map(parsed) as z.infer<Schema>[];
  });
}

const omitAside = ({ aside: _, ...words }: { aside?: unknown }) => words;

/** The words of the first such section. */
export function sectionOn<Schema extends z.ZodType>(page: string, name: string, schema: Schema) {
  const all = sectionsOn(page, name, schema);
  return () => all()[0] as z.infer<Schema>;
}

/** Whether a page is a list of sections; the others have code. */
export const hasSections = (name: string): boolean =>
  'sections' in ((readYaml(textOf(`pages/${name}`), metaSchema).raw ?? {}) as object);

export const pageMeta = (name: string): PageMeta => metaOf(name, readMeta(name));

export const pageMetas = (): PageMeta[] => pageNames().map(pageMeta);

/** Names of all page files: `home`, `developers/languages`. */
export const pageNames = () =>
  contentFiles('pages/**/*.yaml')
    .map((file) => file.slice('pages/'.length, -'.yaml'.length))
    .sort();

const metaSchema = z.object(metaFields);
type Meta = z.infer<typeof metaSchema>;

function readMeta(name: string): Meta {
  const { problems, data, raw } = readYaml(textOf(`pages/${name}`), metaSchema);
  if (!data && !collectsProblems()) throw new FactsError(problems);
  return data ?? (raw as Meta);
}

export const addressOf = (name: string) => (name === 'home' ? '/' : `/${name}`);

function metaOf(name: string, page: Meta) {
  const own = Object.entries(page).filter(([field]) => field in metaFields);
  const { under, noindex, ...meta } = Object.fromEntries(own) as Meta;
  return {
    ...meta,
    ...(noindex ? { noindex } : { path: addressOf(name) }),
    ...(under && { under: under.map((path) => ({ name: crumbAt(path), path })) }),
  } satisfies PageMeta;
}

export const crumbAt = (path: string) => {
  const { crumb, title } = readMeta(pageNames().find((name) => addressOf(name) === path) ?? path.slice(1));
  return crumb ?? title;
};
