// Reads the facts, which editors keep in content/facts, the same way in the build, in development, in tests and in
// scripts that Node runs as they are. Never reaches the browser: what an island needs it gets as props.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'astro/zod';
import { contentFolder } from './content-folder.ts';
import { parseFacts } from './parse-facts.ts';

const folder = join(contentFolder, 'facts');

/** What each file must say, by its name, for the form editor: also of a file that is wrong just now. */
export const factsSchemas = new Map<string, z.ZodType>();

/** `name` is the file's name without its ending. */
export function readFacts<Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> {
  factsSchemas.set(name, schema);
  const text = readFileSync(join(folder, `${name}.yaml`), 'utf8');
  return parseFacts(text, `site/src/content/facts/${name}.yaml`, schema);
}

/** The paths of all facts files. */
export function factsFiles(): string[] {
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
