// Builds the search index from the built pages, as one file.

import { pack, type SearchFile, stem, TOP } from '../src/features/search/index-file.ts';
import { sectionOf } from '../src/features/search/sections.ts';
import { searchSettings } from '../src/features/search/words.ts';
import { wordsOf } from '../src/lib/format-text.ts';
import { untilContentChanges } from '../src/readers/content.ts';
import type { IndexedPage } from './search-entries.ts';

/** A word on more pages counts only in titles, headings and descriptions. */
const COMMON_SHARE = 0.15;
/** A heading on so many pages belongs to the layout. */
const REPEATED_HEADING = 3;

export function makeIndex(found: readonly IndexedPage[]): SearchFile {
  const headings = counts(found.map((entry) => entry.headings.map(({ text }) => text)));
  const stems = counts(found.map(({ words }) => words.map(stem)));
  const common = [...stems].flatMap(([word, times]) => (times > COMMON_SHARE * found.length ? [word] : []));
  const titles = new Set(found.map(({ title }) => title));

  const entries = found.map((entry) => {
    // Nor a heading that is another entry's title.
    const own = entry.headings.filter(
      ({ text, anchor }) =>
        (headings.get(text) ?? 0) < REPEATED_HEADING && (anchor === TOP || !titles.has(text)),
    );
    const visibleWords = [entry.title, entry.text, ...own.map(({ text }) => text)].flatMap(wordsOf);
    const leftOut = new Set([...visibleWords.map(stem), ...common]);
    const words = oneForm(entry.words)
      .filter((word) => !leftOut.has(stem(word)))
      // Nobody searches for single letters or parts of amounts and dates.
      .filter((word) => word.length > 1 && !/^\d{1,3}$/.test(word));
    const { name, weight = 1 } = sectionOf(searchSettings.sections, entry.href);
    const also = synonymsOf(new Set([...visibleWords, ...entry.words].map(stem)));
    return { ...entry, headings: own, words, also, section: name, weight };
  });
  return pack({ entries, common: common.sort(), answers: searchSettings.answers });
}

const groups = untilContentChanges(() => searchSettings.synonyms.map((group) => group.map(wordsOf)));

/** The other words of each group of which the page says one. */
function synonymsOf(said: ReadonlySet<string>): string[] {
  const found = groups().filter((group) =>
    group.some((words) => words.every((word) => said.has(stem(word)))),
  );
  return [...new Set(found.flat(2))].filter((word) => !said.has(stem(word)));
}

function counts(lists: readonly (readonly string[])[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const list of lists) for (const each of new Set(list)) times.set(each, (times.get(each) ?? 0) + 1);
  return times;
}

/** The shortest form of a word, as on the page: results show it and link to it. */
function oneForm(words: readonly string[]): string[] {
  const shortest = new Map<string, string>();
  for (const word of words) {
    const known = shortest.get(stem(word));
    if (known === undefined || word.length < known.length) shortest.set(stem(word), word);
  }
  return [...shortest.values()];
}
