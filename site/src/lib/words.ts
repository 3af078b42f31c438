// How long a text is, for people: its words, and the minutes they take; and counts in words.

/** Adults read prose on a screen at about this pace. */
const WORDS_A_MINUTE = 220;

/** The words of a text in HTML. Code counts: it is read too. */
export function countWords(html: string): number {
  // From one letter or digit to the next space, so that marks alone are none.
  return html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

/** Never less than one minute. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

const ONES = 'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');
const TEENS = 'Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(' ');
const SMALL = [...ONES, ...TEENS];
const TENS = 'Zero Ten Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');

/** A count as a sentence begins with it: `Six`, `Thirty-seven`; digits from a hundred on. */
export function countWord(count: number): string {
  const small = SMALL[count];
  if (small !== undefined) return small;
  const tens = TENS[Math.floor(count / 10)];
  if (tens === undefined) return String(count);
  const rest = SMALL[count % 10];
  return count % 10 === 0 || rest === undefined ? tens : `${tens}-${rest.toLowerCase()}`;
}

/** What a discount leaves, as people say it: `a tenth`, `half`, else `35%`. */
export function shareLeft(percentOff: number): string {
  const left = 100 - percentOff;
  return { 10: 'a tenth', 20: 'a fifth', 25: 'a quarter', 50: 'half' }[left] ?? `${left}%`;
}

/** `1 article`, `2 articles`. */
export function counted(count: number, unit: { one: string; many: string }): string {
  return `${count} ${count === 1 ? unit.one : unit.many}`;
}

/** `{count} votes for {title}` with the places filled in: an island gets its words as text, not as functions. */
export function fillPlaces(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** Longer than this a fact may break. */
const SHORT_FACT = 24;

/** `Grace Auma · 12 June 2026 · 6 min read`: a line breaks after a dot, and not within a date or a short name. */
export function factLine(facts: readonly string[]): string {
  const unbroken = (fact: string) => (fact.length > SHORT_FACT ? fact : fact.replaceAll(' ', '\u00a0'));
  return facts.map(unbroken).join('\u00a0· ');
}
