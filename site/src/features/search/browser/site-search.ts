// Searches the site in the browser: queries, ranking, and snippets.
import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import { folded, wordsOf } from '../../../lib/format-text.ts';
import {
  type Heading,
  type SearchEntry,
  type SearchFile,
  type SearchIndex,
  stem,
  TOP,
  unpack,
} from '../index-file.ts';

export type Piece = { text: string; hit: boolean };

export type Hit = {
  entry: string;
  /** Fragment of the link: an anchor or a text fragment. */
  href: string;
  section: string;
  title: Piece[];
  /** The matching heading, if it matches better than the title. */
  heading?: Piece[];
  snippet: Piece[];
  /** Matching words of the text that title, heading and snippet do not show. */
  otherMatches: string[];
};

const MOST_OTHER = 3;

/** Boost by the share of the query in the title: its words together mean one thing. */
function titleFactor({ title }: SearchEntry, terms: readonly string[], queryLength: number): number {
  return 1 + 2 * Math.min(1, countMatches(title, hitsAmong(terms)) / queryLength);
}

type IsHit = (word: string) => boolean;

function hitsAmong(terms: readonly string[]): IsHit {
  const found = new Set(terms);
  return (word) => found.has(word) || found.has(stem(word));
}

function countMatches(text: string, isHit: IsHit): number {
  return new Set(wordsOf(text).filter(isHit).map(stem)).size;
}

function hitOf(entry: SearchEntry, terms: readonly string[], query: readonly string[]): Hit {
  const isHit = hitsAmong(terms);
  const heading = best(
    entry.headings,
    ({ text }) => countMatches(text, isHit),
    countMatches(entry.title, isHit),
  );
  const seen = [entry.title, heading?.text ?? '', entry.text].some((text) => countMatches(text, isHit) > 0);
  // In the order of the query; prefix matches last.
  const place = (word: string) =>
    query.findIndex((each) => stem(each) === stem(word)) + 1 || query.length + 1;
  const otherMatches = seen
    ? []
    : entry.words
        .filter(isHit)
        .sort((a, b) => place(a) - place(b))
        .slice(0, MOST_OTHER);
  return {
    entry: entry.href,
    href: hrefTo(entry.href, heading, otherMatches[0]),
    section: entry.section,
    title: pieces(entry.title, isHit),
    ...(heading && { heading: pieces(heading.text, isHit) }),
    snippet: pieces(entry.text, isHit),
    otherMatches,
  };
}

/** The heading with most matches, if it has more than the title. */
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

/** Links to the anchor of the heading, or else to a text fragment. */
function hrefTo(href: string, heading: Heading | undefined, word: string | undefined): string {
  if (heading?.anchor) return heading.anchor === TOP ? href : `${href}#${heading.anchor}`;
  const text = heading?.text ?? word;
  // Commas and hyphens have a meaning in text fragments.
  const encoded = text && encodeURIComponent(text).replace(/-/g, '%2D');
  return encoded && !href.includes('#') ? `${href}#:~:text=${encoded}` : href;
}

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

/** Words that say nothing about the subject. They are ignored unless the query has no other words. */
const QUESTION_WORDS = new Set(
  'a am an and any are at be by can could did do does for from get give had has have he her his how i if im in is it its just know let like many may me most much must my need no not of on one or our out please she should so some tell than that the their them then there they this to us use want was we what when where which who why will with without would you your'.split(
    ' ',
  ),
);

export function significantWords(query: string): string[] {
  const words = wordsOf(query);
  const significant = words.filter((word) => !QUESTION_WORDS.has(word));
  return significant.length > 0 ? significant : words;
}

/** A synonym counts less than the word itself. */
const SYNONYM_WEIGHT = 0.5;

type Combine = 'AND' | 'OR';

/** Pages that an editor chose: all words of one of their questions are in the query. */
function chosenFor(answers: SearchIndex['answers'], words: readonly string[]): string[] {
  const asked = new Set(words.map(stem));
  return answers
    .flatMap(({ page, questions }) =>
      questions
        .map(significantWords)
        .filter((needed) => needed.every((word) => asked.has(stem(word))))
        // Of "reference" and "references" the form that was typed.
        .map((needed) => ({
          page,
          length: needed.length + (needed.every((word) => words.includes(word)) ? 0.5 : 0),
        })),
    )
    .sort((a, b) => b.length - a.length)
    .map(({ page }) => page);
}

/** `boost` is the weight of an entry for any query. */
function queryMaker({ common, alike }: Pick<SearchIndex, 'common' | 'alike'>, boost: (id: number) => number) {
  const usual = new Set(common);
  const groups = alike.map((words) => words.map((word) => wordsOf(word).map(stem).join(' ')));

  function withAlike(word: string): Query {
    const others = groups
      .filter((group) => group.includes(stem(word)))
      .flatMap((group) => group.filter((other) => other !== stem(word)))
      .map((other) => ({ combineWith: 'AND' as const, queries: other.split(' ') }));
    if (others.length === 0) return word;
    const boostDocument = (id: number) => SYNONYM_WEIGHT * boost(id);
    const weaker = { combineWith: 'OR' as const, queries: others, prefix: false, boostDocument };
    return { combineWith: 'OR', queries: [word, weaker] };
  }

  /** Terms that a page must have, all or any; common words only change the rank. */
  return (words: readonly string[], combineWith: Combine): { must: Query; lifted?: Query } => {
    const significant = words.filter((word) => !usual.has(stem(word)));
    // The index omits common words, so they must not exclude a page.
    const needed = significant.length > 0 ? significant : words;
    const must: Query = { combineWith, queries: needed.map(withAlike) };
    const may = words.filter((word) => !needed.includes(word));
    return may.length > 0 ? { must, lifted: { combineWith: 'OR', queries: [must, ...may] } } : { must };
  };
}

/** `under`: how the addresses of all results begin. */
export type SiteSearch = (query: string, limit?: number, under?: string) => { hits: Hit[]; count: number };

const FIELDS = ['title', 'headings', 'text', 'words'];

const OPTIONS: SearchOptions = {
  boost: { title: 8, headings: 3, text: 2, words: 1 },
  combineWith: 'AND',
  processTerm: stem,
  weights: { prefix: 0.3, fuzzy: 0.3 },
};

type SearchAttempt = { combineWith: Combine; prefix: boolean; fuzzy: (word: string) => number };

const WHOLE_WORDS: SearchAttempt = { combineWith: 'AND', prefix: false, fuzzy: () => 0 };

const PREFIX: SearchAttempt = { ...WHOLE_WORDS, prefix: true };

/** One or two typing errors, swapped letters, and one missing word. */
const TOLERANT: SearchAttempt[] = [
  { combineWith: 'AND', prefix: true, fuzzy: ({ length }) => (length < 4 ? 0 : length < 8 ? 1 : 2) },
  { combineWith: 'AND', prefix: true, fuzzy: ({ length }) => (length < 4 ? 0 : length < 5 ? 1 : 2) },
  { combineWith: 'OR', prefix: true, fuzzy: ({ length }) => (length < 4 ? 0 : 1) },
];

export async function openIndex(file: SearchFile): Promise<SiteSearch> {
  const index = unpack(file);
  const { entries } = index;
  const engine = await engineOf(entries);
  // Of equal matches, the page closer to the root comes first.
  const boostDocument = (id: number) =>
    (entries[id]?.weight ?? 1) * 0.85 ** (entries[id]?.href.match(/[/#]/g)?.length ?? 0);
  const queriesFor = queryMaker(index, boostDocument);

  function find(words: readonly string[], { combineWith, prefix, fuzzy }: SearchAttempt) {
    const last = stem(words.at(-1) ?? '');
    // Only the last word may still be unfinished.
    const options = { ...OPTIONS, boostDocument, fuzzy, prefix: (term: string) => prefix && term === last };
    const { must, lifted } = queriesFor(words, combineWith);
    const results = engine.search(must, options);
    if (!lifted || results.length === 0) return results;
    const ids = new Set(results.map(({ id }) => id));
    return engine.search(lifted, { ...options, filter: ({ id }) => ids.has(id) });
  }

  const places = new Map(entries.map(({ href }, at) => [href, at]));

  function rated(words: readonly string[], attempt: SearchAttempt): Match[] {
    return find(words, attempt)
      .flatMap(({ id, terms, score }) => {
        const entry = entries[id as number];
        return entry ? [{ entry, terms, score: score * titleFactor(entry, terms, words.length) }] : [];
      })
      .sort((a, b) => b.score - a.score);
  }

  return (query, limit = Number.POSITIVE_INFINITY, under = '') => {
    const words = significantWords(query);
    if (words.length === 0) return { hits: [], count: 0 };
    const chosen = chosenFor(index.answers, words).flatMap((page): Match[] => {
      const entry = entries[places.get(page) ?? -1];
      return entry ? [{ entry, terms: words.flatMap((word) => [word, stem(word)]) }] : [];
    });
    const isUnder = ({ entry }: Match) => entry.href.startsWith(under);
    const matches = (attempt: SearchAttempt) => rated(words, attempt).filter(isUnder);
    const whole = [...chosen.filter(isUnder), ...matches(WHOLE_WORDS)];
    let found = once([...whole, ...(whole.length > 0 ? matches(PREFIX) : [])]);
    for (const attempt of [PREFIX, ...TOLERANT]) if (found.length === 0) found = matches(attempt);
    const hits = found.slice(0, limit).map(({ entry, terms }) => hitOf(entry, terms, words));
    return { hits, count: found.length };
  };
}

type Match = { entry: SearchEntry; terms: readonly string[] };

/** The first match of each entry. */
function once(matches: readonly Match[]): Match[] {
  const seen = new Set<SearchEntry>();
  return matches.filter(({ entry }) => !seen.has(entry) && seen.add(entry));
}

async function engineOf(entries: readonly SearchEntry[]) {
  const engine = new MiniSearch<Record<string, unknown>>({
    fields: FIELDS,
    tokenize: wordsOf,
    // Both the word and its stem, because an unfinished word may be a prefix of either.
    processTerm: (word) => [...new Set([word, stem(word)])],
  });
  const documents = entries.map(({ title, headings, text, words }, id) => ({
    id,
    title,
    headings: headings.map((heading) => heading.text).join(' '),
    text,
    words: words.join(' '),
  }));
  // In batches, so that a slow phone still responds to keys.
  await engine.addAllAsync(documents, { chunkSize: 40 });
  return engine;
}
