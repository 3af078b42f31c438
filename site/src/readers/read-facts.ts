// Reads facts and words in content/**.yaml, in the build, in development, in tests and in scripts. Never reaches the browser.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { z } from 'astro/zod';
import { type ContentProblem, ErrorForWriters, inWords, readYaml } from './read-yaml.ts';

const FOLDERS = ['src/content', 'site/src/content'];

/** Built server code runs from site/dist, so the folder is looked for from here upwards. */
function findFolder(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const found = FOLDERS.map((each) => join(folder, each)).find((each) => existsSync(join(each, 'facts')));
    if (found) return found;
    if (folder === dirname(folder)) throw new Error(`No ${FOLDERS[0]} above ${import.meta.dirname}.`);
  }
}

export const contentFolder = findFolder();

/** `namesIn('requests', '.yaml')`: the names of its files, without the ending. */
export const namesIn = (folder: string, ending: string): string[] =>
  readdirSync(join(contentFolder, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort();

/** A wrong facts file: one line for each problem. */
export class FactsError extends ErrorForWriters {
  override name = 'FactsError';
}

/** `file` is how messages name it. */
export function parseFacts<Schema extends z.ZodType>(
  text: string,
  file: string,
  schema: Schema,
): z.infer<Schema> {
  const { problems, data } = readYaml({ text, file }, schema);
  if (problems.length > 0) throw new FactsError(problems.map(inWords).join('\n'));
  return data as z.infer<Schema>;
}

/** The schema of each content file by its path without ending (`facts/prices`), also of a file that is wrong just now. */
export const contentSchemas = new Map<string, z.ZodType>();

/** Reads `content/<path>.yaml`. A wrong file throws a FactsError that names every problem of it. */
export function readContent<Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> {
  contentSchemas.set(path, schema);
  const { text, file } = textOf(path);
  try {
    return parseFacts(text, file, schema);
  } catch (error) {
    const committed = process.env.WRONG_CONTENT === 'committed' ? committedText(file) : undefined;
    if (committed === undefined) throw error;
    return parseFacts(committed, file, schema);
  }
}

/** `npm run proof` goes on with the last committed text of a wrong file, so that one run names all that is wrong. */
function committedText(file: string): string | undefined {
  const git = spawnSync('git', ['show', `HEAD:${file}`], { cwd: contentFolder, encoding: 'utf8' });
  return git.status === 0 ? git.stdout : undefined;
}

/** `name` is the file's name without its ending. */
export const readFacts = <Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> =>
  readContent(`facts/${name}`, schema);

/** All problems of the files whose schemas are known. */
export const wrongContent = (): ContentProblem[] =>
  [...contentSchemas].flatMap(([path, schema]) => readYaml(textOf(path), schema).problems);

/** The text of a content file, and how messages name it. */
export const textOf = (path: string) => ({
  text: readFileSync(join(contentFolder, `${path}.yaml`), 'utf8'),
  file: fileOf(path),
});

export const fileOf = (path: string) => `site/src/content/${path}.yaml`;

const folder = join(contentFolder, 'facts');

/** The paths of all facts files. */
function factsFiles(): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => join(folder, file));
}

/** Changes when any fact does. */
export function factsVersion(): string {
  const hash = createHash('sha256');
  for (const file of factsFiles()) hash.update(readFileSync(file));
  return hash.digest('base64url').slice(0, 16);
}
