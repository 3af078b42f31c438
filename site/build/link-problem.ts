// What is wrong with an address of this site that a text links to, in plain words.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDate } from '../src/lib/dates.ts';
import { didYouMean } from '../src/lib/nearest.ts';
import { entryPages } from '../src/readers/seen-entries.ts';
import { addressOf } from './headers.ts';
import { idsIn, isElsewhere } from './page-links.ts';

/** The pages and files that there are. */
export type Pages = {
  has: (path: string) => boolean;
  /** The parts of a page that can be linked to; nothing for a file. */
  partsOf: (path: string) => ReadonlySet<string> | undefined;
  addresses: () => Iterable<string>;
};

/** Those of a finished site. Few pages are linked to by their parts, so only those are read. */
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

/** `from` is the address of the page with the link; without it only whole addresses are looked at. */
export function linkProblem(link: string, from: string | undefined, pages: Pages): string | undefined {
  if (isElsewhere(link) || (from === undefined && !link.startsWith('/'))) return undefined;
  if (link === '' || link === '#') return 'a link has no address.';
  const url = URL.parse(link, `https://site${from ?? '/'}`);
  if (!url) return `the link ${link} is no address.`;
  const path = decodeURI(url.pathname);
  if (path !== '/' && path.endsWith('/')) return `the link ${link} ends in a slash. Leave the slash out.`;
  if (!pages.has(path)) {
    const waiting = waitingAt(path);
    return waiting
      ? `the link ${link} leads to ${waiting}, ${path}, which a build leaves out.`
      : `the link ${link} leads to no page or file.${didYouMean(path, pages.addresses())}`;
  }
  const part = decodeURIComponent(url.hash);
  if (part === '') return undefined;
  const parts = pages.partsOf(path);
  if (!parts || parts.has(part.slice(1))) return undefined;
  const near = didYouMean(
    part,
    [...parts].map((id) => `#${id}`),
  );
  return `the link ${link} leads to a part that ${path} does not have.${near}`;
}

/** What the entry at an address waits for, if it does. */
function waitingAt(path: string): string | undefined {
  const page = [...entryPages().values()].find(({ address, waiting }) => waiting && address === path);
  if (!page?.waiting) return undefined;
  const { until } = page.waiting;
  return until === 'draft' ? 'a draft' : `what waits for ${formatDate(until)}`;
}
