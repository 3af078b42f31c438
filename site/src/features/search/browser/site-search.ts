// Searches the site in the browser: queries, ranking, and snippets.
import MiniSearch, { type SearchOptions } from 'minisearch';
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

/** `under`: how the addresses of all results begin. */
export type SiteSearch = (query: string, limit?: number, under?: string) => { hits: Hit[]; count: number };

const OPTIONS: SearchOptions = {
  boost: { title: 8, headings: 3, text: 2, words: 1, also: 0.5 },
  combineWith: 'AND',
  processTerm: stem,
  weights: { prefix: 0.3, fuzzy: 0.3 },
};

const WHOLE_WORDS: SearchOptions = {};

/** Only the last word may still be unfinished. */
const PREFIX: SearchOptions = { prefix: (_, at, { length }) => at === length - 1 };

/** Typing errors: two swapped letters are two. */
const TOLERANT: SearchOptions = {
  ...PREFIX,
  fuzzy: ({ length }) => (length < 4 ? 0 : length < 5 ? 1 : 2),
};

const ANY_WORD: SearchOptions = {
  ...PREFIX,
  combineWith: 'OR',
  fuzzy: ({ length }) => (length < 4 ? 0 : 1),
};

export async function openIndex(file: SearchFile): Promise<SiteSearch> {
  const { entries, common, answers } = unpack(file);
  const usual = new Set(common);
  const engine = await engineOf(entries);
  const places = new Map(entries.map(({ href }, at) => [href, at]));

  // Of equal matches, the page closer to the root comes first.
  const boostDocument = (id: number) =>
    (entries[id]?.weight ?? 1) * 0.85 ** (entries[id]?.href.match(/[/#]/g)?.length ?? 0);

  function rated(words: readonly string[], attempt: SearchOptions): Match[] {
    // The index omits common words, so they must not exclude a page.
    const significant = words.filter((word) => !usual.has(stem(word)));
    const query = (significant.length > 0 ? significant : words).join(' ');
    return engine
      .search(query, { ...OPTIONS, boostDocument, ...attempt })
      .flatMap(({ id, terms, score }) => {
        const entry = entries[id as number];
        return entry ? [{ entry, terms, score: score * titleFactor(entry, terms, words.length) }] : [];
      })
      .sort((a, b) => b.score - a.score);
  }

  return (query, limit = Number.POSITIVE_INFINITY, under = '') => {
    const words = significantWords(query);
    if (words.length === 0) return { hits: [], count: 0 };
    const chosen = chosenFor(answers, words).flatMap((page): Match[] => {
      const entry = entries[places.get(page) ?? -1];
      return entry ? [{ entry, terms: words.flatMap((word) => [word, stem(word)]) }] : [];
    });
    const isUnder = ({ entry }: Match) => entry.href.startsWith(under);
    const matches = (attempt: SearchOptions) => rated(words, attempt).filter(isUnder);
    const whole = [...chosen.filter(isUnder), ...matches(WHOLE_WORDS)];
    let found = once([...whole, ...(whole.length > 0 ? matches(PREFIX) : [])]);
    for (const attempt of [PREFIX, TOLERANT, ANY_WORD]) if (found.length === 0) found = matches(attempt);
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
    fields: Object.keys(OPTIONS.boost ?? {}),
    tokenize: wordsOf,
    // Both the word and its stem, because an unfinished word may be a prefix of either.
    processTerm: (word) => [...new Set([word, stem(word)])],
  });
  const documents = entries.map(({ title, headings, text, words, also }, id) => ({
    id,
    title,
    headings: headings.map((heading) => heading.text).join(' '),
    text,
    words: words.join(' '),
    also: also.join(' '),
  }));
  // In batches, so that a slow phone still responds to keys.
  await engine.addAllAsync(documents, { chunkSize: 40 });
  return engine;
}
