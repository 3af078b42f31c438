// Formats text (counts, sizes, phone numbers, reading time) and normalises it (slugs, search words).

const WORDS_A_MINUTE = 220;

/** Words in HTML, with code. */
export function countWords(html: string): number {
  // Starts at a letter or digit, so that punctuation alone does not count.
  return html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

/** At least one minute. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

const ONES = 'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');
const TEENS = 'Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(' ');
const SMALL = [...ONES, ...TEENS];
const TENS = 'Zero Ten Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');

/** A count at the start of a sentence: `Six`, `Thirty-seven`; digits from a hundred. */
export function countWord(count: number): string {
  const small = SMALL[count];
  if (small !== undefined) return small;
  const tens = TENS[Math.floor(count / 10)];
  if (tens === undefined) return String(count);
  const rest = SMALL[count % 10];
  return count % 10 === 0 || rest === undefined ? tens : `${tens}-${rest.toLowerCase()}`;
}

/** A discount in words: `a tenth`, `half`, else `35%`. */
export function shareLeft(percentOff: number): string {
  const left = 100 - percentOff;
  return { 10: 'a tenth', 20: 'a fifth', 25: 'a quarter', 50: 'half' }[left] ?? `${left}%`;
}

/** `1 article`, `2 articles`. */
export function counted(count: number, unit: { one: string; many: string }): string {
  return `${count} ${count === 1 ? unit.one : unit.many}`;
}

/** Fills `{count} votes for {title}`: islands get text, not functions. */
export function fillValues(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** `+256772123456` as `+256 772 123 456` with non-breaking spaces; other numbers stay. */
export function formatPhone(e164: string): string {
  return e164.replace(/^\+256(\d{3})(\d{3})(\d{3})$/, '+256 $1 $2 $3');
}

/** `820 bytes`, `48 KB`, `1.2 MB`; a KB has 1,000 bytes. */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Normalised for search: no case, accents or apostrophes. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase();
}

export function wordsOf(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** A title as slug: letters and digits with hyphens. */
export function slugify(text: string): string {
  return folded(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A chat with this number, with a text to send. Keeps places such as `{reference}`. */
export function whatsappLink(number: string, text?: string): string {
  const chat = `https://wa.me/${number.replace('+', '')}`;
  const kept = (encoded: string) => encoded.replace(/%7B(\w+)%7D/g, '{$1}');
  return text === undefined ? chat : `${chat}?text=${kept(encodeURIComponent(text))}`;
}
