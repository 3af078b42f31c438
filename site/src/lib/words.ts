// Text as people read it (counts, sizes, phone numbers, reading time) and as programs compare it (slugs, search words).

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

/** `+256772123456` as `+256 772 123 456`, with spaces that do not break; a foreign number stays as it is. */
export function formatPhone(e164: string): string {
  return e164.replace(/^\+256(\d{3})(\d{3})(\d{3})$/, '+256\u00a0$1\u00a0$2\u00a0$3');
}

/** `820 bytes`, `48 KB`, `1.2 MB`; a KB has 1,000 bytes, as in every file manager of today. */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Text as searches compare it: any case, no accents, no apostrophes. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase();
}

/** The words of a text, as searches compare them. */
export function wordsOf(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Any title as an address or anchor: plain letters and digits joined by single hyphens. */
export function slugify(text: string): string {
  return folded(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
