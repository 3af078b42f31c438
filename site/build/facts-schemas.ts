// Writes what each facts file must say as a JSON schema, beside those that Astro writes for the collections, so that an
// editor helps while somebody types (.vscode/settings.json names them). Not kept by git: `npm run dev` makes them.
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { z } from 'astro/zod';
import { factsSchemas } from '../src/readers/read-facts.ts';

const facts = join(import.meta.dirname, '../src/facts');
const target = join(import.meta.dirname, '../.astro/facts');

export function writeFactsSchemas(): AstroIntegration {
  return {
    name: 'tred:facts-schemas',
    hooks: {
      'astro:config:setup': async ({ command }) => {
        if (command !== 'dev' && command !== 'sync') return;
        await mkdir(target, { recursive: true });
        for (const [name, schema] of Object.entries(await factsJsonSchemas()))
          await writeFile(join(target, `${name}.schema.json`), JSON.stringify(schema));
      },
    },
  };
}

/** By the name of the file. One that is wrong just now has its schema all the same. */
export async function factsJsonSchemas(): Promise<Record<string, object>> {
  const files = (await readdir(facts)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  await Promise.allSettled(files.map((file) => import(/* @vite-ignore */ join(facts, file))));
  return Object.fromEntries(
    [...factsSchemas].map(([name, schema]) => [
      name,
      z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: allowPlaces }),
    ]),
  );
}

const RULES = ['pattern', 'format', 'minLength', 'maxLength', 'allOf'] as const;

/** A rule counts what readers see: a text with a place in it, `{{name}}`, is left to the build. */
function allowPlaces({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  // A format of Zod's own, which says the same as the pattern beside it.
  if (jsonSchema.format === 'starts_with') delete jsonSchema.format;
  if (jsonSchema.type !== 'string' || !RULES.some((rule) => rule in jsonSchema)) return;
  const ruled: Record<string, unknown> = {};
  for (const rule of RULES) {
    if (rule in jsonSchema) ruled[rule] = jsonSchema[rule];
    delete jsonSchema[rule];
  }
  jsonSchema.anyOf = [ruled, { pattern: '\\{\\{' }];
}
