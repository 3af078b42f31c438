// Names each page's script by its file and its hash: a host, proxy or cache that changes the file changes nothing on the
// page but that the script is not run. The page works without it.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const SCRIPT = /<script type="module" src="(\/_astro\/[^"]+)"><\/script>/g;
/** What Astro makes of a script that only imports another: a file, and a round trip, for one line. */
const ONLY_IMPORTS = /^import\s*["']\.\/([^"']+)["'];?\s*$/;

export async function pinScripts(html: string, read: (address: string) => Promise<Buffer>): Promise<string> {
  const tags = new Map<string, string>();
  for (const [tag, given = ''] of html.matchAll(SCRIPT)) {
    let address = given;
    let code = await read(address);
    const [, imported] = ONLY_IMPORTS.exec(code.toString('utf8')) ?? [];
    if (imported !== undefined) {
      address = `/_astro/${imported}`;
      code = await read(address);
    }
    const hash = createHash('sha256').update(code).digest('base64');
    tags.set(tag, `<script type="module" src="${address}" integrity="sha256-${hash}"></script>`);
  }
  return html.replace(SCRIPT, (tag) => tags.get(tag) ?? tag);
}

const known = new Map<string, Promise<Buffer>>();

/** Reads the scripts of a built site, each once: all pages name the same few. */
export const scriptsOf = (dist: string) => (address: string) => {
  const path = join(dist, address);
  const file = known.get(path) ?? readFile(path);
  known.set(path, file);
  return file;
};
