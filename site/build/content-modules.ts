// Loads every module that reads content, so that all schemas are registered.
import { globSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { contentSchemas, FactsError, wrongContent } from '../src/readers/read-facts.ts';
import type { ContentProblem } from '../src/readers/read-yaml.ts';

const source = join(import.meta.dirname, '../src');
const READERS = ['facts/*.ts', '*/words.ts', '*/script-words.ts', '{apps,subjects}/*/words.ts'];

export const contentModules = (): string[] =>
  globSync(READERS, { cwd: source })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => join(source, file));

/** A module throws at its first wrong file; `wrongContent` then lists all. */
export async function loadContentSchemas(): Promise<typeof contentSchemas> {
  for (const module of contentModules())
    await import(/* @vite-ignore */ module).catch((error: unknown) => {
      if (!(error instanceof FactsError)) throw error;
    });
  return contentSchemas;
}

/** Imports modules that read content; a wrong file is read as it was committed. */
export async function despiteWrongContent<Result>(load: () => Promise<Result>): Promise<Result> {
  const before = process.env.WRONG_CONTENT;
  process.env.WRONG_CONTENT = 'committed';
  const result = await load();
  if (before === undefined) delete process.env.WRONG_CONTENT;
  return result;
}

export async function wrongContentFiles(): Promise<ContentProblem[]> {
  await despiteWrongContent(loadContentSchemas);
  return wrongContent().toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

const target = join(import.meta.dirname, '../.astro/facts');

/** JSON schemas for VS Code (.vscode/settings.json). */
export async function writeFactsSchemas(): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const [name, schema] of Object.entries(await factsJsonSchemas()))
    await writeFile(join(target, `${name}.schema.json`), JSON.stringify(schema));
}

/** By file name; also for a file that is wrong now. */
export async function factsJsonSchemas(): Promise<Record<string, object>> {
  const facts = [...(await loadContentSchemas())].filter(([path]) => path.startsWith('facts/'));
  return Object.fromEntries(
    facts.map(([path, schema]) => [
      path.replace('facts/', ''),
      z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: allowPlaceholders }),
    ]),
  );
}

const RULES = ['pattern', 'format', 'minLength', 'maxLength', 'allOf'] as const;

/** A length rule does not apply to a text with a placeholder, `{{brand}}`. */
function allowPlaceholders({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  // Zod's format repeats the pattern.
  if (jsonSchema.format === 'starts_with') delete jsonSchema.format;
  if (jsonSchema.type !== 'string' || !RULES.some((rule) => rule in jsonSchema)) return;
  const ruled: Record<string, unknown> = {};
  for (const rule of RULES) {
    if (rule in jsonSchema) ruled[rule] = jsonSchema[rule];
    delete jsonSchema[rule];
  }
  jsonSchema.anyOf = [ruled, { pattern: '\\{\\{' }];
}
