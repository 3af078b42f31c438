// Gives the classes of CSS modules names of two letters in a build: they stand in every page and in every island. While
// someone writes they keep the names by which they are found.
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroUserConfig } from 'astro';
import { listFiles } from './dist-files.ts';

type Plugins = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>;

export const MODULE = /\.module\.css(?:$|\?)/;
/** A class, or the name of an animation, as the CSS modules write it: its file, then its own name. */
const LONG = /\b[A-Za-z][\w-]*-module_[A-Za-z][\w-]*/g;
/** Those of a stylesheet as it is written. */
const NAMED = /(?:\.|@keyframes\s+)([A-Za-z][\w-]*)/g;

const FIRST = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const REST = `${FIRST}abcdefghijklmnopqrstuvwxyz0123456789`;

/** The first is AA. They begin with a capital letter, as no other class does. */
export function shortName(at: number): string {
  const rest = Math.floor(at / FIRST.length);
  const tail = rest < REST.length ? (REST[rest] ?? '') : shortTail(rest);
  return `${FIRST[at % FIRST.length]}${tail}`;
}

const shortTail = (at: number): string =>
  `${REST[at % REST.length]}${REST[Math.floor(at / REST.length) - 1] ?? ''}`;

export const namesIn = (css: string): Set<string> =>
  new Set([...css.matchAll(NAMED)].flatMap(([, name]) => name ?? []));

/** The same names for server and browser, whatever is read first: all there are, in the order of their letters. */
export function shortNames(sheets: Readonly<Record<string, string>>): Map<string, string> {
  const long = Object.entries(sheets).flatMap(([file, css]) =>
    [...namesIn(css)].map((name) => `${basename(file, '.css').replaceAll('.', '-')}_${name}`),
  );
  const sorted = [...new Set(long)].sort();
  return new Map(sorted.map((name, at) => [name, shortName(at)]));
}

export const shorten = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replace(LONG, (long) => names.get(long) ?? long);

export function shortClassNames(folder = fileURLToPath(new URL('../src', import.meta.url))): Plugins {
  let names: ReadonlyMap<string, string> = new Map();
  const transform = (code: string, id: string) =>
    MODULE.test(id) ? { code: shorten(code, names), map: null } : undefined;
  return [
    {
      name: 'tred:short-names',
      apply: 'build',
      async buildStart() {
        const files = (await listFiles(folder)).filter((file) => MODULE.test(file));
        const read = files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')]);
        names = shortNames(Object.fromEntries(await Promise.all(read)));
      },
      // The stylesheet, before it is taken away; then what is left of it, the names that scripts use.
      transform,
    },
    { name: 'tred:short-names-in-scripts', apply: 'build', enforce: 'post', transform },
  ];
}
