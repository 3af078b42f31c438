// Build of style sheets: cascade layers become selector weights; class names and custom properties become short.

import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import cascadeLayers from '@csstools/postcss-cascade-layers';
import type { AstroUserConfig } from 'astro';
import postcss from 'postcss';
import { listFiles } from './dist-files.ts';

export type Plugins = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>;

const layers = readFileSync(new URL('../src/styles/layers.css', import.meta.url), 'utf8');
/** Cascade order, lowest first. */
const order = /@layer (.*);/.exec(layers)?.[1]?.split(', ') ?? [];

const asWeights = postcss([cascadeLayers()]);

/** Flattened sheets: server and browser code get the same ones. */
const flattened = new Map<string, string>();

/** Each style sheet alone, so it states the order of all layers. */
export function flattenLayers(css: string): string {
  const known = flattened.get(css);
  if (known !== undefined) return known;
  const sheet = postcss.parse(css);
  sheet.walkAtRules('layer', (layer) => {
    if (!order.includes(layer.params) || !layer.nodes)
      throw layer.error(`A layer is a block named ${order.join(', ')}; "${layer.params}" is none of them.`);
  });
  sheet.prepend(postcss.atRule({ name: 'layer', params: order.join(',') }));
  // The id that no element has is shorter, and needs no escape.
  const flat = asWeights.process(sheet, { from: undefined }).css.replaceAll('#\\#', '#_');
  flattened.set(css, flat);
  return flat;
}

const MODULE = /\.module\.css(?:$|\?)/;
/** A CSS module's class or animation: file, then name. */
const LONG = /\b[A-Za-z][\w-]*-module_[A-Za-z][\w-]*/g;
const NAMED = /(?:\.|@keyframes\s+)([A-Za-z][\w-]*)/g;

const FIRST = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const REST = `${FIRST}abcdefghijklmnopqrstuvwxyz0123456789`;

/** The first is AA. No other class starts with a capital letter. */
export function shortName(at: number): string {
  const rest = Math.floor(at / FIRST.length);
  const tail = rest < REST.length ? (REST[rest] ?? '') : shortTail(rest);
  return `${FIRST[at % FIRST.length]}${tail}`;
}

const shortTail = (at: number): string =>
  `${REST[at % REST.length]}${REST[Math.floor(at / REST.length) - 1] ?? ''}`;

const namesIn = (css: string): Set<string> =>
  new Set([...css.matchAll(NAMED)].flatMap(([, name]) => name ?? []));

/** Sorted, so that server and browser get the same names. */
export function shortNames(sheets: Readonly<Record<string, string>>): Map<string, string> {
  const long = Object.entries(sheets).flatMap(([file, css]) =>
    [...namesIn(css)].map((name) => `${basename(file, '.css').replaceAll('.', '-')}_${name}`),
  );
  const sorted = [...new Set(long)].sort();
  return new Map(sorted.map((name, at) => [name, shortName(at)]));
}

export const shorten = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replace(LONG, (long) => names.get(long) ?? long);

const PROPERTY = /(?<![\w-])--[a-zA-Z][\w-]*/g;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The first is --a; pairs of letters follow. */
function shortProperty(at: number): string {
  const pair = Math.floor(at / LETTERS.length);
  return `--${pair === 0 ? '' : LETTERS[pair - 1]}${LETTERS[at % LETTERS.length]}`;
}

/** Frequent properties get the shortest names; the same on every machine. */
export function shortProperties(sheets: readonly string[]): Map<string, string> {
  const used = new Map<string, number>();
  for (const [name] of sheets.flatMap((css) => [...css.matchAll(PROPERTY)]))
    used.set(name, (used.get(name) ?? 0) + 1);
  const sorted = [...used].sort(([a, often], [b, oftener]) => oftener - often || (a < b ? -1 : 1));
  return new Map(sorted.map(([name], at) => [name, shortProperty(at)]));
}

export const shortenProperties = (css: string, names: ReadonlyMap<string, string>): string =>
  css.replace(PROPERTY, (name) => names.get(name) ?? name);

/** A style sheet imported as text is unchanged. */
const AS_TEXT = /[?&](?:raw|url|inline)(?:$|[&=])/;

type Names = ReadonlyMap<string, string>;

/** Development keeps the source names. */
export function styles(folder = fileURLToPath(new URL('../src', import.meta.url))): Plugins {
  let classes: Names = new Map();
  let properties: Names = new Map();
  let isBuild = false;
  const inModules = (code: string, id: string) => (MODULE.test(id) ? shorten(code, classes) : code);
  return [
    {
      name: 'tred:styles',
      configResolved({ command }) {
        isBuild = command === 'build';
      },
      buildStart() {
        if (!isBuild) return;
        const files = listFiles(folder).filter((file) => file.endsWith('.css'));
        const sheets = files.map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);
        classes = shortNames(Object.fromEntries(sheets.filter(([file]) => MODULE.test(file))));
        properties = shortProperties(sheets.map(([, css]) => css));
      },
      // After Vite parses a style sheet and before it is inlined.
      transform: {
        filter: { id: /\.css(?:$|\?)/ },
        handler(code, id) {
          const named = inModules(code, id);
          if (AS_TEXT.test(id)) return { code: named, map: null };
          return { code: shortenProperties(flattenLayers(named), properties), map: null };
        },
      },
    },
    // The script of a CSS module, with its names.
    {
      name: 'tred:class-names',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: MODULE },
        handler: (code, id) => ({ code: inModules(code, id), map: null }),
      },
    },
  ];
}
