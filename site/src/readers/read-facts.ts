// Reads content/**.yaml in build, development, tests and scripts. Never runs in the browser.

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { z } from 'astro/zod';
import { type ContentProblem, ErrorForWriters, inWords, readYaml } from './read-yaml.ts';

/** Built server code runs in site/dist, so the folder is searched upwards. */
function findFolder(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const found = join(folder, 'content');
    if (existsSync(join(found, 'facts'))) return found;
    if (folder === dirname(folder)) throw new Error(`No content folder above ${import.meta.dirname}.`);
  }
}

/** The editor checks a copy of the content before it saves. */
export const contentFolder = process.env.CONTENT_FOLDER ?? findFolder();

/** `namesIn('requests', '.yaml')`: file names without extension. */
export const namesIn = (folder: string, ending: string): string[] =>
  readdirSync(join(contentFolder, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort();

/** An invalid content file: one line for each problem. */
export class FactsError extends ErrorForWriters {
  override name = 'FactsError';
}

/** Schemas by path without extension (`facts/prices`), also of invalid files. */
export const contentSchemas = new Map<string, z.ZodType>();

/** The last valid data by path. On globalThis, because the editor loads this module again. */
const KEY = Symbol.for('tred:valid-content');
const shared = globalThis as typeof globalThis & { [KEY]?: Map<string, unknown> };
shared[KEY] ??= new Map();
const valid = shared[KEY];

/** Reads `content/<path>.yaml`. Throws a FactsError with all problems. */
export function readContent<Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> {
  contentSchemas.set(path, schema);
  const { text, file } = textOf(path);
  const { problems, data, raw } = readYaml({ text, file }, schema);
  if (problems.length === 0) {
    valid.set(path, data);
    return data as z.infer<Schema>;
  }
  if (process.env.WRONG_CONTENT === undefined) throw new FactsError(problems.map(inWords).join('\n'));
  return (readYaml({ text: committedText(file), file }, schema).data ??
    valid.get(path) ??
    raw) as z.infer<Schema>;
}

/** `npm run check:content` and the editor continue with the last committed or valid version of an invalid file: it hides nothing else. */
function committedText(file: string): string {
  return (
    spawnSync('git', ['show', `HEAD:${file}`], { cwd: import.meta.dirname, encoding: 'utf8' }).stdout ?? ''
  );
}

/** `name` is the file name without extension. */
export const readFacts = <Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> =>
  readContent(`facts/${name}`, schema);

export const wrongContent = (): ContentProblem[] =>
  [...contentSchemas].flatMap(([path, schema]) => readYaml(textOf(path), schema).problems);

/** Text of a content file, and its name in messages. */
export const textOf = (path: string) => ({
  text: readFileSync(join(contentFolder, `${path}.yaml`), 'utf8'),
  file: fileOf(path),
});

export const fileOf = (path: string) => `content/${path}.yaml`;
