// Where content lies and what it must say: each collection and each facts file, with its schema.
import { dirname, join } from 'node:path';
import { z } from 'astro/zod';
import { runnerImport } from 'vite';
import type { Asked } from '../src/readers/entries.ts';

/** What is wrong with the text of a Markdown file, and with the name of a file. */
export type Place = Partial<Asked> & {
  id: string;
  /** The folder, under the site's. */
  base: string;
  pattern: string;
  schema: z.ZodType;
};

export type Schemas = {
  places: Place[];
  /** What is wrong with facts, which may hide some places. */
  wrong: string[];
};

type Loader = Partial<Asked> & { base?: string; pattern?: string; file?: string };
type Collection = { loader: Loader; schema: z.ZodType | ((parts: object) => z.ZodType) };

export async function loadSchemas(site: string): Promise<Schemas> {
  const { module } = await runnerImport<{
    factsSchemas: Map<string, z.ZodType>;
    collections: Record<string, Collection>;
    wrong: Set<string>;
  }>(join(site, 'edit/schemas.ts'), {
    root: site,
    configFile: false,
    logLevel: 'error',
    resolve: {
      alias: {
        '~': join(site, 'src'),
        'astro/loaders': join(site, 'edit/stand-in-loaders.ts'),
      },
    },
  });
  const facts = [...module.factsSchemas].map(([name, schema]) => ({
    id: `facts/${name}`,
    base: 'src/content/facts',
    pattern: `${name}.yaml`,
    schema,
  }));
  return {
    places: [...Object.entries(module.collections).map(collectionPlace), ...facts],
    wrong: [...module.wrong].flatMap((message) => message.split('\n')),
  };
}

function collectionPlace([id, { loader, schema }]: [string, Collection]): Place {
  // A picture in a schema is the name of its file.
  const entry = typeof schema === 'function' ? schema({ image: () => z.string() }) : schema;
  const { base = '', pattern = '', file, ...asked } = loader;
  if (!file) return { id, base, pattern, schema: entry, ...asked };
  return {
    id,
    base: dirname(file),
    pattern: file.slice(dirname(file).length + 1),
    schema: z.record(z.string(), entry),
  };
}
