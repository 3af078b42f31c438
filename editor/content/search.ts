// Searches the texts of content files as visitors read them: placeholders filled, no Markdown.
import type { SearchHit } from '@tred/contract/editor-api';

export type EditableText = { field: string; text: string };

export function textsOf(value: unknown, filled: unknown, path: string[] = []): EditableText[] {
  if (typeof value === 'string') {
    const text = typeof filled === 'string' ? filled : value;
    return [{ field: path.join('.'), text: readable(text) }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    textsOf(each, (filled as Record<string, unknown> | undefined)?.[key], [...path, key]),
  );
}

/** Fills known placeholders: `{{brand}}` becomes the name. */
export const fillKnown = (text: string, placeholders: Readonly<Record<string, { value: string }>>): string =>
  text.replace(/\{\{\s*([\w.:+-]+)\s*\}\}/g, (place, name: string) => placeholders[name]?.value ?? place);

/** Without Markdown, on one line. */
export const readable = (text: string): string =>
  text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]+|^\s*(?:#+|>|-|\d+\.)\s+/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Same length as the text, so that positions match. */
const plain = (text: string) =>
  text.toLowerCase().replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/[–—]/g, '-');

const AROUND = 60;

export function find(
  { text, field }: EditableText,
  query: string,
): Pick<SearchHit, 'field' | 'text' | 'from' | 'to'>[] {
  const needle = plain(readable(query));
  const at = plain(text).indexOf(needle);
  if (at < 0) return [];
  const start = Math.max(0, at - AROUND);
  const excerpt = `${start > 0 ? '…' : ''}${text.slice(start, at + needle.length + 2 * AROUND)}`;
  const from = at - start + (start > 0 ? 1 : 0);
  return [{ field, text: excerpt, from, to: from + needle.length }];
}
