// One short text that changes when any of some files, their names, or some words change.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What programs write beside the sources. */
const WRITTEN = /^(?:node_modules|\.astro|\.cache|dist(?:\.\w+)?)$/;

export function fingerprint(paths: readonly string[], words: readonly string[] = []): string {
  const hash = createHash('sha256').update(JSON.stringify(words));
  for (const path of paths) {
    for (const file of filesAt(path)) {
      // Names from where the search began: a checkout may move.
      hash.update(`\n${file.slice(path.length)}\n`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

function filesAt(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => !WRITTEN.test(name));
  return names.sort().flatMap((name) => filesAt(join(path, name)));
}
