// Lists what a build wrote, for the integrations that work on the finished files.
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Every file under `dir`, as sorted paths relative to it, with forward slashes. */
export async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** What `use` makes of every built page, one after the other: of thousands at once, memory would hold all the text. */
export async function eachPage<Made>(
  dir: string,
  use: (html: string, file: string) => Made,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const file of await listFiles(dir))
    if (file.endsWith('.html')) made.push(use(await readFile(join(dir, file), 'utf8'), file));
  return made;
}
