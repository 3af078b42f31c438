// Gives custom properties (`--space-4`) names of one or two letters in a build: every page has a thousand of them in its
// styles. Nothing but a style sheet may name one: scripts and markup do not.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroUserConfig } from 'astro';
import { listFiles } from './dist-files.ts';
import { PAGE_STYLES } from './flat-layers.ts';

type Plugins = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>;

const PROPERTY = /(?<![\w-])--[a-zA-Z][\w-]*/g;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The first is --a; after the letters come pairs of them. */
function shortProperty(at: number): string {
  const pair = Math.floor(at / LETTERS.length);
  return `--${pair === 0 ? '' : LETTERS[pair - 1]}${LETTERS[at % LETTERS.length]}`;
}

/** The shortest for those that are used most; the same on every machine. */
export function shortProperties(sheets: readonly string[]): Map<string, string> {
  const used = new Map<string, number>();
  for (const [name] of sheets.flatMap((css) => [...css.matchAll(PROPERTY)]))
    used.set(name, (used.get(name) ?? 0) + 1);
  const sorted = [...used].sort(([a, often], [b, oftener]) => oftener - often || (a < b ? -1 : 1));
  return new Map(sorted.map(([name], at) => [name, shortProperty(at)]));
}

export const shortenProperties = (css: string, names: ReadonlyMap<string, string>): string =>
  css.replace(PROPERTY, (name) => names.get(name) ?? name);

export function shortCustomProperties(
  folder = fileURLToPath(new URL('../src', import.meta.url)),
): Plugins[number] {
  let names: ReadonlyMap<string, string> = new Map();
  return {
    name: 'tred:short-properties',
    apply: 'build',
    async buildStart() {
      const files = (await listFiles(folder)).filter((file) => file.endsWith('.css'));
      names = shortProperties(await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8'))));
    },
    transform: {
      filter: { id: PAGE_STYLES },
      handler: (code) => ({ code: shortenProperties(code, names), map: null }),
    },
  };
}
