// What was typed as what the index is asked: the words that tell pages apart must stand there, and words of the same
// meaning stand in for each other.
import type { Query } from 'minisearch';
import { wordsOf } from '../../../lib/words.ts';
import type { SearchIndex } from '../index-file.ts';
import { stem } from '../stem.ts';

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
export function queryMaker(
  { common, alike }: Pick<SearchIndex, 'common' | 'alike'>,
  boost: (id: number) => number,
) {
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
