// Finding text the way people type it: any order of words, any case, accents and apostrophes forgiven.

/** Text as it is compared. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase();
}

/** Whether every word of the query stands, whole or begun, somewhere in the texts. An empty query finds all. */
export function matcher(query: string): (...texts: readonly string[]) => boolean {
  const words = folded(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return (...texts) => {
    const text = ` ${folded(texts.join(' ')).replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
    return words.every((word) => text.includes(` ${word}`));
  };
}
