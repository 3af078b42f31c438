// Finding text the way people type it: any order of words, any case, accents and apostrophes forgiven.

/** Text as it is compared. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase();
}

/** The words of a text, as they are compared. */
export function wordsOf(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Whether every word of the query stands, whole or begun, somewhere in the texts. An empty query finds all. */
export function matcher(query: string): (...texts: readonly string[]) => boolean {
  const words = wordsOf(query);
  return (...texts) => {
    const text = ` ${wordsOf(texts.join(' ')).join(' ')}`;
    return words.every((word) => text.includes(` ${word}`));
  };
}
