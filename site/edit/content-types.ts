// What can be edited: pages, entries, facts, forms and menus, each with its schema and its plain name.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { createServer, type ViteDevServer } from 'vite';
import { parse } from 'yaml';
import { contentModules } from '../build/content-modules.ts';
import type { Editable } from '../src/readers/entries.ts';
import type { freePageSchema } from '../src/subjects/free-pages/words.ts';
import type { ListedType } from './messages.ts';
import { labelOf, type Shape, shapeOf } from './shape.ts';
import { factsReadBy } from './used-on.ts';

/** `name` is empty for a page, whose file says it. */
type Named = { name: string; one?: string; page: string };
export type ContentType = Named & Editable & { id: string; group: ListedType['group']; schema: z.ZodType };
export type ContentTypes = {
  types: ContentType[];
  /** What is wrong with files, which may hide some types. */
  wrong: string[];
  /** The value of each placeholder, and the file of facts that it comes from. */
  places: Record<string, { value: string; from: string }>;
};

const NAMES: Record<string, Named> = parse(readFileSync(join(import.meta.dirname, 'names.yaml'), 'utf8'));

/** Gives the placeholders that no module of facts lists. */
const ORGANISATION = 'facts/organisation';

/** Pages without code of their own: one schema for all of them. */
const FREE = 'pages/free';
const FREE_FILES = { base: `src/content/${FREE}`, pattern: '**/*.yaml' };

const GROUPS: Record<string, ListedType['group']> = { pages: 'Pages', facts: 'Facts', forms: 'Forms' };

/** A page is called by its title, a form by its name; both are in the file. */
function named(id: string, otherwise: ListedType['group']) {
  const group = GROUPS[id.replace(/\/.*/, '')] ?? otherwise;
  const page = id === 'pages/home' ? '/' : id.replace(/^pages/, '');
  return { group, ...(NAMES[id] ?? { name: '', page: group === 'Pages' ? page : '/' }) };
}

/** Names the files in a message of the build, and the fields at its head, as the editor does. */
export const inPlainWords = (message: string): string =>
  message
    .replace(/(?:site\/src\/)?content\/([\w/-]+)(\.\w+)?/g, (_, id: string, ending = '') => {
      const name = (NAMES[id] ?? NAMES[id + ending])?.name;
      return name ?? (id.startsWith('pages/') ? named(id, 'Pages').page : labelOf(id.replace(/.*\//, '')));
    })
    .replace(/(?<=line \d+: )[a-z]\w*/, labelOf);

/** The comment at the head of a form's file says which page has it. */
function pageOfForm(site: string, id: string): string {
  const [, page = '/'] =
    /^#.*?(\/[\w/-]+)/.exec(readFileSync(join(site, `src/content/${id}.yaml`), 'utf8')) ?? [];
  return page;
}

type Collection = { loader: { editable: Editable }; schema: z.ZodType | ((parts: object) => z.ZodType) };

/** Vite loads the modules, since they import as pages do. */
export class TypeLoader {
  readonly #site: string;
  #vite: Promise<ViteDevServer> | undefined;

  constructor(site: string) {
    this.#site = site;
  }

  /** Reads all schemas, with the facts as they are now. */
  async load(): Promise<ContentTypes> {
    this.#vite ??= createServer({
      root: this.#site,
      configFile: false,
      appType: 'custom',
      logLevel: 'silent',
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
      resolve: { alias: { '~': join(this.#site, 'src') } },
    });
    const vite = await this.#vite;
    vite.moduleGraph.invalidateAll();
    const wrong = new Set<string>();
    /** A file that is wrong hides only what needs it. */
    const load = (path: string) =>
      vite.ssrLoadModule(path).catch((error: unknown) => {
        wrong.add(error instanceof Error ? error.message : String(error));
        return undefined;
      });
    const { contentSchemas } = (await vite.ssrLoadModule('/src/readers/read-facts.ts')) as {
      contentSchemas: Map<string, z.ZodType>;
    };
    const from: Record<string, string> = {};
    for (const module of contentModules()) {
      const [facts = ORGANISATION] = factsReadBy(readFileSync(module, 'utf8'));
      for (const [name, each] of Object.entries((await load(module)) ?? {}))
        if (name.endsWith('Places')) for (const place of Object.keys(each)) from[place] = facts;
    }
    const collections: Record<string, Collection> = (await load('/src/content.config.ts'))?.collections ?? {};
    const free: typeof freePageSchema | undefined = (await load('/src/subjects/free-pages/words.ts'))
      ?.freePageSchema;
    const types = [
      ...Object.entries(collections).map(([id, { loader, schema }]) => ({
        // A picture in a schema is the name of its file.
        schema: typeof schema === 'function' ? schema({ image: () => z.string() }) : schema,
        ...loader.editable,
        ...named(id, 'Entries'),
        id,
      })),
      ...(free ? [{ ...named(FREE, 'Pages'), id: FREE, ...FREE_FILES, schema: free }] : []),
      ...[...contentSchemas]
        .filter(([id]) => !id.startsWith(`${FREE}/`))
        .map(([path, schema]) => {
          // Beside a collection there may be a file of its name.
          const id = path.includes('/') ? path : `${path}.yaml`;
          const form = path.startsWith('forms/') && { page: pageOfForm(this.#site, path) };
          const files = { base: 'src/content', pattern: `${path}.yaml` };
          return { ...named(id, 'Others'), id, ...files, schema, ...form };
        }),
    ];
    const ids = Object.keys(NAMES);
    const rank = ({ id }: ContentType) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
    const values: Record<string, string> = (await load('/src/facts/fill-in.ts'))?.places ?? {};
    return {
      types: types.toSorted((one, other) => rank(one) - rank(other)),
      wrong: [...wrong].flatMap((message) => message.split('\n').map(inPlainWords)),
      places: Object.fromEntries(
        Object.entries(values).map(([place, value]) => [place, { value, from: from[place] ?? ORGANISATION }]),
      ),
    };
  }

  async close(): Promise<void> {
    await (await this.#vite)?.close();
  }
}

/** The form of a schema: what is typed in, before any transform. */
export function formOf(schema: z.ZodType): Shape {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // A field that names an entry elsewhere (readers/fields.ts).
      const names = z.globalRegistry.get(zodSchema)?.names as (() => string[]) | undefined;
      if (names) jsonSchema.enum = names();
      if (zodSchema._zod.def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date' });
    },
  });
  return shapeOf(json);
}
