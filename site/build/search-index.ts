// Makes the search index from the finished pages, as one file.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { searchSections, wordsAlike } from '../src/content/search.ts';
import { wordsOf } from '../src/lib/search-words.ts';
import { INDEX_ADDRESS, pack, type SearchFile, TOP } from '../src/subjects/search/index-file.ts';
import { sectionOf } from '../src/subjects/search/sections.ts';
import { stem } from '../src/subjects/search/stem.ts';
import { listFiles } from './dist-files.ts';
import { addressOf } from './headers.ts';
import { type Found, findable } from './searchable.ts';

/** A word on more pages than this finds only those that have it in their title, a heading or the description. */
const COMMON_SHARE = 0.2;
/** A heading on so many pages belongs to the layout, not to what the page says. */
const REPEATED_HEADING = 3;

/** Where an address goes that content/search.ts does not know; the checks ask for it to be sorted in. */
export const UNSORTED = 'More';

export function makeIndex(found: readonly Found[]): SearchFile {
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
  return pack({ entries, common: common.sort(), alike: wordsAlike });
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

export function searchIndex(): AstroIntegration {
  let origin = '';
  let built = '';
  return {
    name: 'tred:search-index',
    hooks: {
      'astro:config:done': ({ config }) => {
        origin = config.site ?? '';
        built = fileURLToPath(config.outDir);
      },
      // While one writes there are no finished pages: the search then finds what the last build had.
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(INDEX_ADDRESS, async (_request, response) => {
          const text = await readFile(join(built, INDEX_ADDRESS)).catch(() => undefined);
          if (!text) response.statusCode = 404;
          response.end(text);
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const files = (await listFiles(dist)).filter(
          (file) => file.endsWith('.html') && !file.startsWith('gallery/'),
        );
        const found = await Promise.all(
          files.map(async (file) =>
            findable(await readFile(join(dist, file), 'utf8'), addressOf(file), origin),
          ),
        );
        await writeFile(join(dist, INDEX_ADDRESS), JSON.stringify(makeIndex(found.flat())));
        logger.info(`${found.flat().length} entries in ${INDEX_ADDRESS}`);
      },
    },
  };
}
