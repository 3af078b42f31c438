// Of words that differ only in capitals, spaces and signs, the spelling that most rows use.

const keyOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Says the usual spelling of each word that was handed in. */
export function usualSpelling(words: Iterable<string>): (word: string) => string {
  const spellings = new Map<string, Map<string, number>>();
  for (const word of words) {
    const known = spellings.get(keyOf(word)) ?? new Map<string, number>();
    known.set(word, (known.get(word) ?? 0) + 1);
    spellings.set(keyOf(word), known);
  }
  const usual = new Map<string, string>();
  for (const [key, counts] of spellings) {
    // Of two that are as common, the one with fewer capitals: NORTH is shouted.
    const [best] = [...counts].sort(([a, many], [b, more]) => more - many || capitals(a) - capitals(b));
    if (best) usual.set(key, best[0]);
  }
  return (word) => usual.get(keyOf(word)) ?? word;
}

const capitals = (word: string) => word.replace(/[^\p{Lu}]/gu, '').length;
