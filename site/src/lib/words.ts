// How long a text is, for people: its words, and the minutes they take.

/** Adults read prose on a screen at about this pace. */
const WORDS_A_MINUTE = 220;

/** The words of a Markdown text, without its marks. Code counts: it is read too. */
export function countWords(markdown: string): number {
  const text = markdown
    .replace(/\]\([^)]*\)/g, '] ')
    .replace(/^\s*(?:[-*+>]|#+|\d+\.|```\w*)\s/gm, ' ')
    .replace(/[|*_`[\]]/g, ' ');
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Never less than one minute. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

/** `1 article`, `2 articles`. */
export function counted(count: number, unit: { one: string; many: string }): string {
  return `${count} ${count === 1 ? unit.one : unit.many}`;
}

/** `{count} votes for {title}` with the places filled in: an island gets its words as text, not as functions. */
export function fillPlaces(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
