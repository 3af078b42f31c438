// Searches the whole site in the browser: queries, ranking, and what is shown of a match.
import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import { folded, wordsOf } from '../../../lib/words.ts';
import {
  type Heading,
  type SearchEntry,
  type SearchFile,
  type SearchIndex,
  stem,
  TOP,
  unpack,
} from '../index-file.ts';

/** A stretch of text, and whether it is what was looked for. */
export type Piece = { text: string; hit: boolean };

export type Hit = {
  /** The address of what was found. */
  entry: string;
  /** Where to go in it: a part of the page, or words of it. */
  href: string;
  section: string;
  title: Piece[];
  /** The part of the page that has it, where the title does not. */
  heading?: Piece[];
  snippet: Piece[];
  /** Words of the page's text that were found, where neither title, heading nor snippet shows one. */
  says: string[];
};

/** How many words of the text a result names at most. */
const SAYS = 3;

/** As much of the query as its title has lifts a result: the words together mean one thing. */
function titleFactor({ title }: SearchEntry, terms: readonly string[], asked: number): number {
  return 1 + 2 * Math.min(1, weigh(title, hitsAmong(terms)) / asked);
}

type IsHit = (word: string) => boolean;

function hitsAmong(terms: readonly string[]): IsHit {
  const found = new Set(terms);
  return (word) => found.has(word) || found.has(stem(word));
}

/** How many different words of a text were found. */
function weigh(text: string, isHit: IsHit): number {
  return new Set(wordsOf(text).filter(isHit).map(stem)).size;
}

export function hitOf(entry: SearchEntry, terms: readonly string[], asked: readonly string[]): Hit {
  const isHit = hitsAmong(terms);
  const heading = best(entry.headings, ({ text }) => weigh(text, isHit), weigh(entry.title, isHit));
  const seen = [entry.title, heading?.text ?? '', entry.text].some((text) => weigh(text, isHit) > 0);
  // In the order they were asked for; what only begins like one of them comes last.
  const place = (word: string) =>
    asked.findIndex((each) => stem(each) === stem(word)) + 1 || asked.length + 1;
  const says = seen
    ? []
    : entry.words
        .filter(isHit)
        .sort((a, b) => place(a) - place(b))
        .slice(0, SAYS);
  return {
    entry: entry.href,
    href: hrefTo(entry.href, heading, says[0]),
    section: entry.section,
    title: pieces(entry.title, isHit),
    ...(heading && { heading: pieces(heading.text, isHit) }),
    snippet: pieces(entry.text, isHit),
    says,
  };
}

/** The heading with most of what was looked for, if it has more of it than the title. */
function best(
  headings: readonly Heading[],
  weight: (heading: Heading) => number,
  atLeast: number,
): Heading | undefined {
  let found: Heading | undefined;
  let most = atLeast;
  for (const heading of headings) {
    if (weight(heading) > most) {
      found = heading;
      most = weight(heading);
    }
  }
  return found;
}

/** To the part of the page by its anchor; without one, browsers that know text fragments go to the words themselves. */
function hrefTo(href: string, heading: Heading | undefined, word: string | undefined): string {
  if (heading?.anchor) return heading.anchor === TOP ? href : `${href}#${heading.anchor}`;
  const text = heading?.text ?? word;
  // A comma or a hyphen has a meaning of its own there.
  const encoded = text && encodeURIComponent(text).replace(/-/g, '%2D');
  return encoded && !href.includes('#') ? `${href}#:~:text=${encoded}` : href;
}

/** The text cut into what was looked for and what was not. */
function pieces(text: string, isHit: IsHit): Piece[] {
  const cut: Piece[] = [];
  for (const part of text.split(/([\p{L}\p{N}'’]+)/u)) {
    const hit = /[\p{L}\p{N}]/u.test(part) && isHit(folded(part));
    const last = cut[cut.length - 1];
    if (last && last.hit === hit) last.text += part;
    else if (part) cut.push({ text: part, hit });
  }
  return cut;
}

/** What people wrap a question in. They find nothing by themselves, so they count only where nothing else was typed. */
const WRAPPING = new Set(
  'a an and any are can do does for from how i if in is it many me much my of on or our should that the there this to we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** The words of a query that say what is looked for. */
export function tellingWords(query: string): string[] {
  const words = wordsOf(query);
  const telling = words.filter((word) => !WRAPPING.has(word));
  return telling.length > 0 ? telling : words;
}

/** What stands under a word of the same meaning counts for less than the word itself. */
const ALIKE = 0.5;

export type Combine = 'AND' | 'OR';

/** `boost` is how much an entry counts whatever was typed. */
function queryMaker({ common, alike }: Pick<SearchIndex, 'common' | 'alike'>, boost: (id: number) => number) {
  const usual = new Set(common);
  const groups = alike.map((words) => words.map((word) => wordsOf(word).map(stem).join(' ')));

  function withAlike(word: string): Query {
    const others = groups
      .filter((group) => group.includes(stem(word)))
      .flatMap((group) => group.filter((other) => other !== stem(word)))
      .map((other) => ({ combineWith: 'AND' as const, queries: other.split(' ') }));
    if (others.length === 0) return word;
    const boostDocument = (id: number) => ALIKE * boost(id);
    const weaker = { combineWith: 'OR' as const, queries: others, prefix: false, boostDocument };
    return { combineWith: 'OR', queries: [word, weaker] };
  }

  /** What a page must have, all of it or any; and the same with the common words, which only lift a result. */
  return (words: readonly string[], combineWith: Combine): { must: Query; lifted?: Query } => {
    const telling = words.filter((word) => !usual.has(stem(word)));
    // Common words may stand in a page's text without the index knowing: they must exclude no page.
    const needed = telling.length > 0 ? telling : words;
    const must: Query = { combineWith, queries: needed.map(withAlike) };
    const may = words.filter((word) => !needed.includes(word));
    return may.length > 0 ? { must, lifted: { combineWith: 'OR', queries: [must, ...may] } } : { must };
  };
}

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
