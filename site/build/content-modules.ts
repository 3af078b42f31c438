// Loads every module that reads facts or words, so that the schema of each content file is known.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { contentSchemas, FactsError, wrongContent } from '../src/readers/read-facts.ts';
import type { Problem } from '../src/readers/read-yaml.ts';

const source = join(import.meta.dirname, '../src');
const READERS = ['facts/*.ts', '*/words.ts', 'subjects/*/words.ts'];

export const contentModules = (): string[] =>
  globSync(READERS, { cwd: source })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => join(source, file));

/** A module stops at its first wrong file, so `wrongContent` reads the files once more, all of them. */
export async function loadContentSchemas(): Promise<typeof contentSchemas> {
  for (const module of contentModules())
    await import(/* @vite-ignore */ module).catch((error: unknown) => {
      if (!(error instanceof FactsError)) throw error;
    });
  return contentSchemas;
}

/** Everything that is wrong in facts and in words of pages, in the order of files and lines. */
export async function wrongContentFiles(): Promise<Problem[]> {
  await loadContentSchemas();
  return wrongContent().toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
