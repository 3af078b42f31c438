// Makes the search index from the finished pages, as one file.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { searchSections, wordsAlike } from '../src/content/search.ts';
import { wordsOf } from '../src/lib/words.ts';
import { INDEX_ADDRESS, pack, type SearchFile, stem, TOP } from '../src/subjects/search/index-file.ts';
import { sectionOf } from '../src/subjects/search/sections.ts';
import type { Task } from './finish-page.ts';
import { headOf } from './head-of.ts';
import { addressOf } from './headers.ts';
import { type Found, outline } from './searchable.ts';

/** A word on more pages than this finds only those that have it in their title, a heading or the description. */
const COMMON_SHARE = 0.15;
/** A heading on so many pages belongs to the layout, not to what the page says. */
const REPEATED_HEADING = 3;

/** Where an address goes that content/search.ts does not know; the checks ask for it to be sorted in. */
export const UNSORTED = 'More';

/** The newest articles are in the index with all their words; older ones are found by their cards in /blog/articles.json. */
const MOST_ARTICLES = 100;

const ARTICLE = /^\/blog\/\d+$/;

/** What goes into the index, and of the articles, if some are left out, the places of those that do. */
function leaveOlder(all: readonly Found[]): { found: readonly Found[]; known?: number[] } {
  const number = ({ href }: Found) => Number(href.slice('/blog/'.length));
  const articles = all.filter(({ href }) => ARTICLE.test(href)).sort((a, b) => number(a) - number(b));
  if (articles.length <= MOST_ARTICLES) return { found: all };
  const newest = articles
    .toSorted((a, b) => (b.published ?? '').localeCompare(a.published ?? '') || number(b) - number(a))
    .slice(0, MOST_ARTICLES);
  const here = new Set(newest);
  return {
    found: all.filter((entry) => !ARTICLE.test(entry.href) || here.has(entry)),
    known: articles.flatMap((entry, place) => (here.has(entry) ? [place] : [])),
  };
}

export function makeIndex(all: readonly Found[]): SearchFile {
  const { found, known } = leaveOlder(all);
  const headings = counts(found.map((entry) => entry.headings.map(({ text }) => text)));
  const stems = counts(found.map(({ words }) => words.map(stem)));
  const common = [...stems].flatMap(([word, times]) => (times > COMMON_SHARE * found.length ? [word] : []));
  const titles = new Set(found.map(({ title }) => title));

  const entries = found.map((entry) => {
    // Nor does one that is another entry's title, in a list of them.
    const own = entry.headings.filter(
      ({ text, anchor }) =>
        (headings.get(text) ?? 0) < REPEATED_HEADING && (anchor === TOP || !titles.has(text)),
    );
    const shown = [entry.title, entry.text, ...own.map(({ text }) => text)].flatMap(wordsOf);
    const leftOut = new Set([...shown.map(stem), ...common]);
    const words = oneForm(entry.words)
      .filter((word) => !leftOut.has(stem(word)))
      // Single letters and the parts of amounts and dates find nothing that anyone looks for.
      .filter((word) => word.length > 1 && !/^\d{1,3}$/.test(word));
    const { name = UNSORTED, weight = 1 } = sectionOf(searchSections, entry.href) ?? {};
    return { ...entry, headings: own, words, section: name, weight };
  });
  return { ...pack({ entries, common: common.sort(), alike: wordsAlike }), ...(known && { known }) };
}

/** In how many lists each thing stands. */
function counts(lists: readonly (readonly string[])[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const list of lists) for (const each of new Set(list)) times.set(each, (times.get(each) ?? 0) + 1);
  return times;
}

/** Of several forms of a word the shortest, as the page itself has it: a result may name it, and a link go to it. */
function oneForm(words: readonly string[]): string[] {
  const shortest = new Map<string, string>();
  for (const word of words) {
    const known = shortest.get(stem(word));
    if (known === undefined || word.length < known.length) shortest.set(stem(word), word);
  }
  return [...shortest.values()];
}

/** How each page is to be found: all but the newest articles are known by being there, and need not be read. */
export async function foundHow(
  dist: string,
  files: readonly string[],
): Promise<(file: string) => Task['found']> {
  const articles = files.filter((file) => file.endsWith('.html') && ARTICLE.test(addressOf(file)));
  if (articles.length <= MOST_ARTICLES) return howOf(new Set());
  const all: Found[] = [];
  for (const file of articles) all.push(...outline(headOf(join(dist, file)), addressOf(file)));
  const newest = new Set(leaveOlder(all).found.map(({ href }) => href));
  return howOf(new Set(articles.filter((file) => !newest.has(addressOf(file)))));
}

const howOf = (older: ReadonlySet<string>) => (file: string) => {
  if (file.startsWith('gallery/')) return 'no';
  return older.has(file) ? 'outline' : 'whole';
};

/** Gives the number of entries. */
export async function writeIndex(
  dist: string,
  pages: readonly { found: readonly Found[] }[],
): Promise<number> {
  const index = makeIndex(pages.flatMap((page) => page.found));
  await writeFile(join(dist, INDEX_ADDRESS), JSON.stringify(index));
  return index.hrefs.length;
}

/** While one writes there are no finished pages: the search then finds what the last build had. */
export function lastIndex(): AstroIntegration {
  let built = '';
  return {
    name: 'tred:last-index',
    hooks: {
      'astro:config:done': ({ config }) => {
        built = fileURLToPath(config.outDir);
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(INDEX_ADDRESS, async (_request, response) => {
          const text = await readFile(join(built, INDEX_ADDRESS)).catch(() => undefined);
          if (!text) response.statusCode = 404;
          response.end(text);
        });
      },
    },
  };
}
