// Searches the texts of content files as visitors read them: placeholders filled, no Markdown.
import type { SearchHit } from '@tred/contract/editor-api';
import { fillKnown, readable } from '@tred/contract/editor-text';
import type { ContentFile } from '../check/content-check.ts';

type EditableText = { field: string; text: string };

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

/** Same length as the text, so that positions match. */
const plain = (text: string) =>
  text.toLowerCase().replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/[–—]/g, '-');

const AROUND = 60;

function find(
  { text, field }: EditableText,
  query: string,
): Pick<SearchHit, 'field' | 'text' | 'from' | 'to'>[] {
  const needle = plain(readable(query));
  const at = plain(text).indexOf(needle);
  if (at < 0) return [];
  // Between words.
  const start = text.lastIndexOf(' ', Math.max(0, at - AROUND)) + 1;
  const last = text.indexOf(' ', at + needle.length + 2 * AROUND);
  const excerpt = `${start > 0 ? '…' : ''}${last < 0 ? text.slice(start) : `${text.slice(start, last)} …`}`;
  const from = at - start + (start > 0 ? 1 : 0);
  return [{ field, text: excerpt, from, to: from + needle.length }];
}

const MOST_FOUND = 40;

/** `path`: what is nearest to this file comes first. */
export function searchIn<File extends ContentFile>(
  { all, placeholders }: { all: File[]; placeholders: Parameters<typeof fillKnown>[1] },
  query: string,
  path: string,
  placeOf: (file: File, field: string) => string,
): { found: SearchHit[]; more: number } {
  if (query.trim().length < 2) return { found: [], more: 0 };
  const hits = all.flatMap((file) => {
    const { title, page, value, filled, body } = file;
    const texts: EditableText[] = [
      { field: '', text: `${title} ${page}` },
      ...textsOf(value, filled),
      ...(body ? [{ field: '+text', text: readable(fillKnown(body, placeholders)) }] : []),
    ];
    return texts.flatMap((text) => find(text, query).map((hit) => ({ ...hit, file })));
  });
  const here = all.find((file) => file.path === path)?.page;
  /** This file before others, its page before others, and a whole text before a part. */
  const rank = ({ file, from, to, text }: (typeof hits)[number]) =>
    (file.path === path ? 0 : file.page === here ? 2 : 4) + (from === 0 && to === text.length ? 0 : 1);
  const sorted = path ? hits.toSorted((one, other) => rank(one) - rank(other)) : hits;
  const found = sorted.slice(0, MOST_FOUND).map(({ file, ...hit }) => ({
    ...hit,
    ...{ path: file.path, title: file.title, place: placeOf(file, hit.field) },
  }));
  return { found, more: hits.length - found.length };
}
