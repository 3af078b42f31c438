// Placeholders of a fact file, and pages whose code reads it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, parse } from 'node:path';
import type { Used } from '@tred/contract/editor-api';
import { listFiles } from '../../site/build/dist-files.ts';
import type { RuleFile } from './rules.ts';

const IMPORT = /^(?:import|export)\s(?!type\b)[^;'"]*['"]((?:~\/|\.\.?\/)[^'"]+)['"]/gm;
/** These modules give any fact to any text, so importing them proves nothing. */
const PASSED_BY = /facts\/(?:fill-in|filled|page-text)\.ts$/;

/** Fact files that a module reads: `facts/prices`. */
export const factsReadBy = (source: string): string[] =>
  [...source.matchAll(/\breadFacts\(\s*'([^']+)'/g)].map(([, name]) => `facts/${name}`);

/** Texts of the site's code by file. */
function sourcesIn(site: string): Map<string, string> {
  const folder = join(site, 'src');
  const files = listFiles(folder).filter((file) => /(?<!\.test)\.(?:tsx?|astro)$/.test(file));
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

/** Addresses of pages whose route imports, directly or not, a module that reads the facts of `path`. */
function pagesReading(site: string, path: string): string[] {
  const sources = sourcesIn(site);
  const importers = new Map<string, string[]>();
  for (const [file, source] of sources)
    for (const [, to = ''] of source.matchAll(IMPORT)) {
      const target = to.startsWith('~/') ? to.slice(2) : normalize(join(dirname(file), to));
      const found = ['', '.ts', '.tsx'].map((ending) => target + ending).find((each) => sources.has(each));
      if (found) importers.set(found, [...(importers.get(found) ?? []), file]);
    }
  const facts = path.replace(/\.yaml$/, '');
  const reached = new Set(
    [...sources].flatMap(([file, source]) => (factsReadBy(source).includes(facts) ? file : [])),
  );
  for (const file of reached)
    if (!PASSED_BY.test(file)) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return [...reached].flatMap((file) => routeOf(file) ?? []).sort();
}

/** Where facts of a file are used: in placeholders, and on pages whose code reads them. */
export function usesOf(
  { placeholders, all }: { placeholders: Record<string, { value: string; from: string }>; all: RuleFile[] },
  site: string,
  path: string,
): Used {
  const words = Object.entries(placeholders).flatMap(([place, { value, from }]) => {
    if (`${from}.yaml` !== path) return [];
    const asks = new RegExp(`\\{\\{\\s*(?:words\\.)?${RegExp.escape(place)}\\s*\\}\\}`);
    const pages = all.flatMap(({ path, title, source = '' }) => (asks.test(source) ? [{ path, title }] : []));
    return pages.length > 0 ? [{ place, value, pages }] : [];
  });
  const code = pagesReading(site, path).map((address) => {
    const known = all.find(({ path, page }) => path.startsWith('pages/') && page === address);
    return { address, title: known?.title ?? '', path: known?.path };
  });
  return { words, code };
}

/** Files besides its route that read the words of a page: `leaderboard` in `readPage('leaderboard', …)`. */
export function readersOf(site: string, id: string, page: string): string[] {
  const sources = [...sourcesIn(site)];
  const reads = new RegExp(`\\b(\\w+)\\s*=\\s*readPage\\(\\s*'${RegExp.escape(id)}'`);
  const [own, source = ''] = sources.find(([, text]) => text.includes(`'${id}'`) && reads.test(text)) ?? [];
  const [, name] = reads.exec(source) ?? [];
  if (!own || !name) return [];
  const module = parse(own).name;
  const uses = new RegExp(
    `^import\\s(?!type\\b)[^;]*\\b${name}\\b[^;]*/${RegExp.escape(module)}(?:\\.ts)?'`,
    'm',
  );
  const routes = [`pages${page}.astro`, `pages${page}/index.astro`];
  const isUsed = new RegExp(`\\b${name}\\b`).test(source.replace(reads, ''));
  return sources.flatMap(([file, text]) =>
    (file === own ? isUsed : text.includes(`/${module}`) && !routes.includes(file) && uses.test(text))
      ? [file]
      : [],
  );
}

/** Whether a route file makes this address; one with a parameter may make any. */
export function hasRoute(site: string, path: string): boolean {
  const at = join(site, 'src/pages', path);
  const isOwn = [`${at}.astro`, `${at}/index.astro`].some((file) => existsSync(file));
  const beside = existsSync(dirname(at)) ? readdirSync(dirname(at)) : ['['];
  return (
    isOwn || path.includes('.') || (dirname(path) !== '/' && beside.some((file) => file.startsWith('[')))
  );
}

/** `pages/blog/[number].astro` is `/blog/…`. */
function routeOf(file: string): string | undefined {
  const [, route] = /^pages\/(.+)\.astro$/.exec(file) ?? [];
  return route && `/${route.replace(/\[[^\]]+\]/g, '…').replace(/(^|\/)index$/, '')}`.replace(/(.)\/$/, '$1');
}
