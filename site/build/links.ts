// Link checker: finds links in texts and built pages, and reports the file and line of each broken one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MdastNode } from 'satteri';
import { fillIn } from '../src/facts/fill-in.ts';
import { slugify } from '../src/lib/format-text.ts';
import { didYouMean } from '../src/lib/nearest.ts';
import { decoded } from '../src/lib/text.ts';
import { FactsError } from '../src/readers/read-facts.ts';
import { type ContentProblem, inWords } from '../src/readers/read-yaml.ts';
import { LINKS_BEGIN } from '../src/readers/safe-html.ts';
import { addressOf, idsIn, isElsewhere, listFiles } from './dist-files.ts';

export type Pages = {
  has: (path: string) => boolean;
  /** Ids of a page; undefined for a file. */
  partsOf: (path: string) => ReadonlySet<string> | undefined;
  addresses: () => Iterable<string>;
};

/** Of a built site. Only pages that are linked by fragment are read. */
export function pagesIn(dist: string, files: readonly string[]): Pages {
  const pages = new Map(
    files.filter((file) => file.endsWith('.html')).map((file) => [addressOf(file), file]),
  );
  const all = new Set(files.map((file) => `/${file}`));
  const parts = new Map<string, ReadonlySet<string>>();
  return {
    has: (path) => pages.has(path) || all.has(path),
    addresses: () => pages.keys(),
    partsOf: (path) => {
      const file = pages.get(path);
      if (file === undefined) return undefined;
      const known = parts.get(path) ?? new Set(idsIn(readFileSync(join(dist, file), 'utf8')));
      parts.set(path, known);
      return known;
    },
  };
}

/** `from` is the page with the link; without it, only absolute paths are checked. */
export function linkProblem(link: string, from: string | undefined, pages: Pages): string | undefined {
  if (isElsewhere(link)) return undefined;
  const url = URL.parse(link, `https://site${from ?? '/'}`);
  if (url && url.protocol !== 'https:') return `the link ${link} is refused. ${LINKS_BEGIN}`;
  if (from === undefined && !link.startsWith('/')) return undefined;
  if (link === '' || link === '#') return 'a link has no address.';
  if (!url) return `the link ${link} is no address.`;
  const path = decoded(url.pathname);
  if (path !== '/' && path.endsWith('/')) return `the link ${link} ends in a slash. Leave the slash out.`;
  if (!pages.has(path))
    return `the link ${link} leads to no page or file.${didYouMean(path, pages.addresses())}`;
  const part = decoded(url.hash);
  if (part === '') return undefined;
  const parts = pages.partsOf(path);
  if (!parts || parts.has(part.slice(1))) return undefined;
  const near = didYouMean(
    part,
    [...parts].map((id) => `#${id}`),
  );
  return `the link ${link} leads to a part that ${path} does not have.${near}`;
}

/** Relative to the project; content first, then code. */
const FOLDERS = ['content', 'site/src'];
const TEXTS = /\.(md|yaml|ts|tsx|astro)$/;

type TextPosition = { file: string; line: number };

function findInContent(link: string, root: string): TextPosition[] {
  for (const folder of FOLDERS) {
    const found = listFiles(join(root, folder))
      .filter(isText)
      .flatMap((file) => {
        const text = readFileSync(join(root, folder, file), 'utf8');
        const lines = linesWith(link, text, file);
        return lines.map((line) => ({ file: `${folder}/${file}`, line }));
      });
    if (found.length > 0) return found;
  }
  return [];
}

const isText = (file: string) => TEXTS.test(file) && !file.includes('.test.');

export function linesWith(link: string, text: string, file: string): number[] {
  if (!text.includes(link)) return [];
  // The same words may be part of another text.
  if (link.startsWith('#') && file.endsWith('.md') && headingsOf(text).has(link.slice(1))) return [];
  const whole = new RegExp(`(?<=[("'\`:<\\s[])${literally(link)}(?=[)"'\`>\\s,}\\]]|$)`);
  return text.split('\n').flatMap((line, at) => (whole.test(line) ? [at + 1] : []));
}

const headingsOf = (text: string) =>
  new Set([...text.matchAll(/^#{2,3} (.*)$/gm)].map(([, words = '']) => slugify(fillIn(words))));

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const root = fileURLToPath(new URL('../..', import.meta.url));

type LinkingPage = { address: string; links: readonly string[] };

/** Each broken link of built pages, at every place it is written. */
export function brokenLinks(
  dist: string,
  files: readonly string[],
  linking: readonly LinkingPage[],
): ContentProblem[] {
  const pages = pagesIn(dist, files);
  const found = new Map<string, ContentProblem>();
  const seen = new Set<string>();
  for (const { address, links } of linking) {
    for (const link of links) {
      if (seen.has(link)) continue;
      if (link.startsWith('/')) seen.add(link);
      const what = linkProblem(link, address, pages);
      if (!what) continue;
      const places = findInContent(link, root);
      const named = places.length > 0 ? places : [{ file: `the page ${address}`, line: 0 }];
      for (const place of named) found.set(`${place.file} ${place.line} ${what}`, { ...place, what });
    }
  }
  return [...found.values()];
}

export function stopAtBrokenLinks(...args: Parameters<typeof brokenLinks>): void {
  const problems = brokenLinks(...args);
  if (problems.length > 0) throw new FactsError(problems.map(inWords).join('\n'));
}

/** Links of a Markdown text. Relative pictures are checked with the text. */
export function* linksOf(node: MdastNode): Generator<string> {
  const isLink = node.type === 'link' || node.type === 'definition';
  if (isLink || (node.type === 'image' && node.url.startsWith('/'))) yield node.url;
  if ('children' in node) for (const child of node.children) yield* linksOf(child as MdastNode);
}
