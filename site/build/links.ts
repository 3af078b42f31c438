// Link checker: finds broken links of texts and built pages, and the file and line of each.
import type { MdastNode } from 'satteri';
import { fillIn } from '../src/facts/fill-in.ts';
import { slugify } from '../src/lib/format-text.ts';
import { didYouMean } from '../src/lib/nearest.ts';
import { decoded } from '../src/lib/text.ts';
import { contentFiles, contentText } from '../src/readers/content.ts';
import { LINKS_BEGIN } from '../src/readers/safe-html.ts';
import { isElsewhere } from './dist-files.ts';

export type Pages = {
  has: (path: string) => boolean;
  /** Ids of a page; undefined for a file. */
  partsOf: (path: string) => ReadonlySet<string> | undefined;
  addresses: () => Iterable<string>;
};

type LinkingPage = { address: string; links: readonly string[]; ids: readonly string[] };

export const pagesOf = (pages: readonly LinkingPage[], files: readonly string[]): Pages => {
  const parts = new Map(pages.map(({ address, ids }) => [address, new Set(ids)]));
  const all = new Set(files.map((file) => `/${file}`));
  return {
    has: (path) => parts.has(path) || all.has(path),
    partsOf: (path) => parts.get(path),
    addresses: () => parts.keys(),
  };
};

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

export type BrokenLink = { path: string; line: number; what: string; found: string };

/** Each broken link of built pages, at every place of the content where it is written, or else with its page. */
export function brokenLinks(linking: readonly LinkingPage[], files: readonly string[]): BrokenLink[] {
  const pages = pagesOf(linking, files);
  const found = new Map<string, BrokenLink>();
  const seen = new Set<string>();
  for (const { address, links } of linking) {
    for (const link of links) {
      if (seen.has(link)) continue;
      if (link.startsWith('/')) seen.add(link);
      const what = linkProblem(link, address, pages);
      if (!what) continue;
      const places = placesOf(link);
      const named =
        places.length > 0
          ? places.map((place) => ({ ...place, what, found: link }))
          : [{ path: '', line: 0, what: `the page ${address}: ${what}`, found: link }];
      for (const problem of named) found.set(`${problem.path} ${problem.line} ${problem.what}`, problem);
    }
  }
  return [...found.values()];
}

const placesOf = (link: string) =>
  contentFiles()
    .filter((path) => /\.(?:md|yaml)$/.test(path))
    .flatMap((path) => linesWith(link, contentText(path), path).map((line) => ({ path, line })));

export function linesWith(link: string, text: string, file: string): number[] {
  if (!text.includes(link)) return [];
  // The same words may be part of another text.
  if (link.startsWith('#') && file.endsWith('.md') && headingsOf(text).has(link.slice(1))) return [];
  const whole = new RegExp(`(?<=[("'\`:<\\s[])${RegExp.escape(link)}(?=[)"'\`>\\s,}\\]]|$)`);
  return text.split('\n').flatMap((line, at) => (whole.test(line) ? [at + 1] : []));
}

const headingsOf = (text: string) =>
  new Set([...text.matchAll(/^#{2,3} (.*)$/gm)].map(([, words = '']) => slugify(fillIn(words))));

/** Links of a Markdown text. Relative pictures are checked with the text. */
export function* linksOf(node: MdastNode): Generator<string> {
  const isLink = node.type === 'link' || node.type === 'definition';
  if (isLink || (node.type === 'image' && node.url.startsWith('/'))) yield node.url;
  if ('children' in node) for (const child of node.children) yield* linksOf(child as MdastNode);
}
