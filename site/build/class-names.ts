// Short names for the classes of CSS Modules. Long ones (`Hero-module_title`) stand in every page, in its styles and in
// its markup, and were a fourteenth of what a page weighs. Each class of the site has a number, in the order of files
// and names, and is called by it: a name that follows from the sources alone is the same in pages and in scripts.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const sources = fileURLToPath(new URL('../src', import.meta.url));

/** Names that a style sheet gives: its classes, and its animations, which are kept apart in the same way. */
const NAMES = /\.(-?[A-Za-z_][\w-]*)|@keyframes\s+([\w-]+)/g;

function numbered(): Map<string, string> {
  const names = new Map<string, string>();
  for (const file of globSync('**/*.module.css', { cwd: sources }).sort()) {
    const text = readFileSync(join(sources, file), 'utf8');
    for (const name of [...text.matchAll(NAMES)].map(([, local, motion]) => local ?? motion).sort())
      names.set(`${file}#${name}`, names.get(`${file}#${name}`) ?? `_${names.size.toString(36)}`);
  }
  return names;
}

/** What a class of a file is called in the built site. One that came after the start has its long name. */
export function classNames(): (name: string, file: string) => string {
  const names = numbered();
  return (name, file) => {
    const path = (file.split('?')[0] ?? file).slice(sources.length + 1);
    return names.get(`${path}#${name}`) ?? `${basename(path, '.module.css')}_${name}`;
  };
}
