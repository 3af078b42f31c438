// What the desk says by itself: no program may hold the name, which the desk is told by the site's manifest.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['desk/src', 'contract/src', 'sandbox/src'];

/** Made-up sites that tests serve. */
const OF_TESTS = /\.test\.ts$|fixture|\/test-/;

/** The lines of programs that hold the name; `root` is the folder of the checkout. */
export function nameInPrograms(root: string, name: string): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => file.endsWith('.ts') && !OF_TESTS.test(file))
      .flatMap((file) => linesWith(name, readFileSync(join(root, file), 'utf8'), file)),
  );
}

export function linesWith(name: string, text: string, file: string): string[] {
  return text
    .split('\n')
    .flatMap((line, at) => (line.includes(name) ? [`${file}, line ${at + 1}: ${line.trim()}`] : []));
}
