// What can be edited: each collection and each facts file, with its schema and its plain name.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { createServer, type ViteDevServer } from 'vite';
import { parse } from 'yaml';
import { contentModules } from '../build/content-modules.ts';
import type { Editable } from '../src/readers/entries.ts';
import { type Shape, shapeOf } from './shape.ts';

type Named = { name: string; one?: string; page: string };

export type ContentType = Named & Editable & { id: string; schema: z.ZodType };

export type ContentTypes = {
  types: ContentType[];
  /** What is wrong with facts, which may hide some types. */
  wrong: string[];
};

const NAMES: Record<string, Named> = parse(readFileSync(join(import.meta.dirname, 'names.yaml'), 'utf8'));

const named = (id: string): Named => NAMES[id] ?? { name: id.replace(/^facts\//, ''), page: '/' };

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
    /** A facts file that is wrong hides only what needs it. */
    const load = (path: string) =>
      vite.ssrLoadModule(path).catch((error: unknown) => {
        wrong.add(error instanceof Error ? error.message : String(error));
        return undefined;
      });
    const { contentSchemas } = (await vite.ssrLoadModule('/src/readers/read-facts.ts')) as {
      contentSchemas: Map<string, z.ZodType>;
    };
    for (const module of contentModules()) await load(module);
    const collections: Record<string, Collection> = (await load('/src/content.config.ts'))?.collections ?? {};

    const types = [
      ...Object.entries(collections).map(([id, { loader, schema }]) => ({
        // A picture in a schema is the name of its file.
        schema: typeof schema === 'function' ? schema({ image: () => z.string() }) : schema,
        ...loader.editable,
        id,
      })),
      ...[...contentSchemas].map(([path, schema]) => ({
        id: path,
        base: 'src/content',
        pattern: `${path}.yaml`,
        schema,
      })),
    ].map((type) => ({ ...type, ...named(type.id) }));
    const ids = Object.keys(NAMES);
    const rank = ({ id }: ContentType) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
    return {
      types: types.toSorted((one, other) => rank(one) - rank(other)),
      wrong: [...wrong].flatMap((message) => message.split('\n')),
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
