// Editable content types: pages, entries, facts, forms and menus, with schema and display name.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { EditorShape, ListedType } from '@tred/contract/editor-api';
import { labelOf, shapeOf } from '@tred/contract/editor-shape';
import type { Placeholders } from '@tred/contract/editor-text';
import { z } from 'astro/zod';
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { parse } from 'yaml';
import { contentModules } from '../../site/build/content-modules.ts';
import type { collections as listed } from '../../site/src/collections.ts';
import type { pagePlaceholders } from '../../site/src/facts/page-text.ts';
import type { Body, checkBody } from '../../site/src/readers/check-entry.ts';
import type { Rules } from '../../site/src/readers/collection.ts';
import type { ContentProblem } from '../../site/src/readers/read-yaml.ts';
import type * as SectionPages from '../../site/src/sections/pages.ts';
import type { findings } from './rules.ts';

/** `name` is empty for a page, whose file has it. */
type TypeName = { name: string; one?: string; page: string };
type Named = Omit<TypeName, 'page'> & { page?: string };
export type ContentType = TypeName &
  Pick<Rules, 'pattern' | 'named' | 'waitsFor' | 'address'> & {
    id: string;
    textProblems?: (body: Body) => ContentProblem[];
    group: ListedType['group'];
    /** Files of its folder that have a type of their own. */
    except?: ReadonlySet<string>;
    schema: z.ZodType;
    /** Relative to the content: `blog/`, or empty. */
    folder: string;
  };
export type ContentTypes = {
  types: ContentType[];
  /** Modules that do not load: their types are missing. */
  wrong: string[];
  placeholders: Placeholders;
  /** Rules between files, with the facts of these types. */
  findings: typeof findings;
};

const NAMES: Record<string, Named> = parse(readFileSync(join(import.meta.dirname, 'names.yaml'), 'utf8'));

/** Pages that are lists of sections share one schema. */
const PAGES = {
  id: 'pages',
  folder: 'pages/',
  pattern: '**/*.yaml',
  address: (id: string) => (id === 'home' ? '/' : `/${id}`),
};

const GROUPS: Record<string, ListedType['group']> = {
  pages: 'Pages',
  facts: 'Facts',
  forms: 'Forms',
  emails: 'Emails',
};

/** The title of a page, or the name of a form. */
function named(id: string, otherwise: ListedType['group']) {
  const group = GROUPS[id.replace(/\/.*/, '')] ?? otherwise;
  const pages = { Pages: id === 'pages/home' ? '/' : id.replace(/^pages/, ''), Emails: `/${id}` };
  return {
    name: '',
    group,
    page: '/',
    ...(group in pages && { page: pages[group as 'Pages'] }),
    ...NAMES[id],
  };
}

/** Rewrites a build message with the editor's names. */
export const inPlainWords = (message: string): string =>
  message
    .replace(/(?:site\/src\/)?content\/([\w/-]+)(\.\w+)?/g, (_, id: string, ending = '') => {
      const name = (NAMES[id] ?? NAMES[id + ending])?.name;
      return name ?? (id.startsWith('pages/') ? named(id, 'Pages').page : labelOf(id.replace(/.*\//, '')));
    })
    .replace(/(?<=line \d+: )[a-z]\w*/, labelOf);

/** The first comment of a form's file names its page. */
function pageOfForm(folder: string, id: string): string {
  const [, page = '/'] = /^#.*?(\/[\w/-]+)/.exec(readFileSync(join(folder, `${id}.yaml`), 'utf8')) ?? [];
  return page;
}

/** Vite loads the modules, because they import like pages. */
export class TypeLoader {
  readonly #site: string;
  #vite: Promise<ViteDevServer> | undefined;
  #last: Promise<unknown> = Promise.resolve();
  /** When the code of each file last changed. */
  #compiled = new Map<string, number>();

  constructor(site: string) {
    this.#site = site;
  }

  /** One load at a time: a load invalidates the modules of the one before. */
  load(folder: string): Promise<ContentTypes> {
    const types = this.#last.then(() => this.#read(folder));
    this.#last = types.catch(() => {});
    return types;
  }

  async #read(folder: string): Promise<ContentTypes> {
    process.env.CONTENT_FOLDER = folder;
    process.env.WRONG_CONTENT = 'committed';
    this.#vite ??= createServer({
      root: this.#site,
      configFile: false,
      appType: 'custom',
      logLevel: 'silent',
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
      resolve: { alias: { '~': join(this.#site, 'src') } },
    });
    const { ssr } = (await this.#vite).environments;
    if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite runs no modules here.');
    // Modules run again, and are compiled again only if their code changed.
    for (const [file, modules] of ssr.moduleGraph.fileToModulesMap) {
      const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
      if ((this.#compiled.get(file) ?? at) !== at)
        for (const module of modules) ssr.moduleGraph.invalidateModule(module);
      this.#compiled.set(file, at);
    }
    ssr.runner.clearCache();
    const wrong = new Set<string>();
    /** An invalid file that was never committed hides what depends on it. */
    const load = (path: string) =>
      ssr.runner.import(path).catch((error: unknown) => {
        wrong.add(error instanceof Error ? error.message : String(error));
        return undefined;
      });
    const { contentSchemas } = (await ssr.runner.import('/src/readers/read-facts.ts')) as {
      contentSchemas: Map<string, z.ZodType>;
    };
    for (const module of contentModules()) await load(module);
    const collections: typeof listed = (await load('/src/collections.ts'))?.collections ?? {};
    const check: typeof checkBody | undefined = (await load('/src/readers/check-entry.ts'))?.checkBody;
    const pages: typeof SectionPages | undefined = await load('/src/sections/pages.ts');
    const types = [
      ...Object.entries(collections).map(([id, { rules }]) => ({
        ...rules,
        textProblems: (body: Body) => check?.(body, rules) ?? [],
        folder: rules.folder && `${rules.folder}/`,
        ...named(id, 'Entries'),
        id,
      })),
      ...(pages
        ? [
            {
              ...{ ...named(PAGES.id, 'Pages'), ...PAGES },
              ...{ schema: pages.sectionPageSchema, nameProblem: pages.pageNameProblem },
              except: new Set([...contentSchemas.keys()].map((path) => `${path}.yaml`)),
            },
          ]
        : []),
      ...[...contentSchemas].map(([path, schema]) => {
        // A collection may have a file of the same name.
        const id = path.includes('/') ? path : `${path}.yaml`;
        const form = path.startsWith('forms/') && { page: pageOfForm(folder, path) };
        const files = { folder: '', pattern: `${path}.yaml` };
        return { ...named(id, 'Others'), id, ...files, schema, ...form };
      }),
    ];
    const ids = Object.keys(NAMES);
    const rank = ({ id }: ContentType) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
    const rules = (await load(join(import.meta.dirname, 'rules.ts'))) as
      | typeof import('./rules.ts')
      | undefined;
    const ofAll: typeof pagePlaceholders = (await load('/src/facts/fill-in.ts'))?.placeholders;
    const ofPages: typeof ofAll = (await load('/src/facts/page-text.ts'))?.pagePlaceholders;
    const values = { ...ofAll, ...ofPages };
    delete process.env.CONTENT_FOLDER;
    delete process.env.WRONG_CONTENT;
    return {
      findings: rules?.findings ?? (() => []),
      types: types.toSorted((one, other) => rank(one) - rank(other)),
      wrong: [...wrong].flatMap((message) => message.split('\n').map(inPlainWords)),
      placeholders: Object.fromEntries(Object.entries(values).map(([place, value]) => [place, { value }])),
    };
  }

  async close(): Promise<void> {
    await (await this.#vite)?.close();
  }
}

/** JSON schema of the input, before transforms. */
export function formOf(schema: z.ZodType): EditorShape {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // A field with the id of another entry (readers/fields.ts).
      const { names, labelsOf } = (z.globalRegistry.get(zodSchema) ?? {}) as {
        names?: () => string[];
        labelsOf?: () => Record<string, string>;
      };
      if (names) jsonSchema.enum = names();
      if (labelsOf) jsonSchema.labels = labelsOf();
    },
  });
  return shapeOf(json);
}
