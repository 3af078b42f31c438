// Texts of content files as visitors read them.

export type Placeholders = Readonly<Record<string, { value: string }>>;
const PLACEHOLDER = /\{\{\s*([\w.:+-]+)\s*\}\}/g;

/** Fills known placeholders: `{{brand}}` becomes the name. */
export const fillKnown = (text: string, placeholders: Placeholders): string =>
  text.replace(PLACEHOLDER, (place, name: string) => placeholders[name]?.value ?? place);

/** Those that a text has: there are thousands. */
export function knownIn(text: string, placeholders: Placeholders): Placeholders {
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  const known = names.filter((name) => placeholders[name]);
  return Object.fromEntries(known.map((name) => [name, { value: placeholders[name]?.value ?? '' }]));
}

/** Without Markdown and the lines of tables, on one line. */
export const readable = (text: string): string =>
  text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\|(?:\s*:?-+:?\s*\|)*/g, ' ')
    .replace(/[*_`]+|^\s*(?:#+|>|-|\d+\.)\s+/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
