// Searches the whole site in the browser: MiniSearch over the index, forgiving more until something is found.
import MiniSearch, { type SearchOptions } from 'minisearch';
import { wordsOf } from '../../../lib/words.ts';
import { type SearchEntry, type SearchFile, unpack } from '../index-file.ts';
import { stem } from '../stem.ts';
import { type Hit, hitOf, titleFactor } from './hit.ts';
import { type Combine, queryMaker, tellingWords } from './query.ts';

/** The first results of a query, and how many there are. */
export type SiteSearch = (query: string, limit?: number) => { hits: Hit[]; count: number };

const FIELDS = ['title', 'headings', 'text', 'words'];

const OPTIONS: SearchOptions = {
  boost: { title: 8, headings: 3, text: 2, words: 1 },
  combineWith: 'AND',
  processTerm: stem,
  prefix: (term) => term.length > 1,
  weights: { prefix: 0.3, fuzzy: 0.3 },
};

type Attempt = { combineWith: Combine; fuzzy: (word: string) => number };

/** Each forgives more than the one before: first no mistake, then one in a short word and two in a long one, then two
 * letters swapped, which are two mistakes, and at last a page may lack a word. */
const ATTEMPTS: Attempt[] = [
  { combineWith: 'AND', fuzzy: () => 0 },
  { combineWith: 'AND', fuzzy: ({ length }) => (length < 4 ? 0 : length < 8 ? 1 : 2) },
  { combineWith: 'AND', fuzzy: ({ length }) => (length < 4 ? 0 : length < 5 ? 1 : 2) },
  { combineWith: 'OR', fuzzy: ({ length }) => (length < 4 ? 0 : 1) },
];

export async function openIndex(file: SearchFile): Promise<SiteSearch> {
  const index = unpack(file);
  const { entries } = index;
  const engine = await engineOf(entries);
  // Of two that fit alike, the page higher up comes first.
  const boostDocument = (id: number) =>
    (entries[id]?.weight ?? 1) * 0.85 ** (entries[id]?.href.match(/[/#]/g)?.length ?? 0);
  const queriesFor = queryMaker(index, boostDocument);

  function find(words: readonly string[], { combineWith, fuzzy }: Attempt) {
    const options = { ...OPTIONS, boostDocument, fuzzy };
    const { must, lifted } = queriesFor(words, combineWith);
    const results = engine.search(must, options);
    if (!lifted || results.length === 0) return results;
    const ids = new Set(results.map(({ id }) => id));
    return engine.search(lifted, { ...options, filter: ({ id }) => ids.has(id) });
  }

  return (query, limit = Number.POSITIVE_INFINITY) => {
    const words = tellingWords(query);
    for (const attempt of words.length > 0 ? ATTEMPTS : []) {
      const results = find(words, attempt);
      if (results.length === 0) continue;
      const rated = results
        .flatMap(({ id, terms, score }) => {
          const entry = entries[id as number];
          return entry ? [{ entry, terms, score: score * titleFactor(entry, terms, words.length) }] : [];
        })
        .sort((a, b) => b.score - a.score);
      const hits = rated.slice(0, limit).map(({ entry, terms }) => hitOf(entry, terms, words));
      return { hits, count: rated.length };
    }
    return { hits: [], count: 0 };
  };
}

async function engineOf(entries: readonly SearchEntry[]) {
  const engine = new MiniSearch<Record<string, unknown>>({
    fields: FIELDS,
    tokenize: wordsOf,
    // Both forms: a word that is still being typed is the beginning of the one or the other.
    processTerm: (word) => [...new Set([word, stem(word)])],
  });
  const documents = entries.map(({ title, headings, text, words }, id) => ({
    id,
    title,
    headings: headings.map((heading) => heading.text).join(' '),
    text,
    words: words.join(' '),
  }));
  // In portions, so that a slow phone still takes keystrokes meanwhile.
  await engine.addAllAsync(documents, { chunkSize: 40 });
  return engine;
}
