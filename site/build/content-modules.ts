// Loads every module that reads content, so that all schemas are registered.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { contentSchemas, FactsError, wrongContent } from '../src/readers/read-facts.ts';
import type { ContentProblem } from '../src/readers/read-yaml.ts';

const source = join(import.meta.dirname, '../src');
const READERS = ['facts/*.ts', 'components/schema.ts', '*/script-words.ts', 'features/*/words.ts'];

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
