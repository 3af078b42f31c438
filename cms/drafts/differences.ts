// Differences between two versions of a file's values. Each can be undone alone.
import type { ChangedLine, EditorShape } from '@tred/contract/editor-api';
import { isGroup, labelsTo, partsOfField } from '@tred/contract/editor-shape';
import { readable } from '@tred/contract/editor-text';
import { isSame, runsIn, TEXT, textOf } from '@tred/contract/merge';
import { textsOf } from './search.ts';

/** `field` in the later version. `before` is undefined for an addition, `after` for a removal. */
export type Difference = { field: string; before: unknown; after: unknown };

export function differences(before: unknown, after: unknown, path: string[] = []): Difference[] {
  if (isSame(before, after)) return [];
  if (isGroup(before) && isGroup(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      differences(before[key], after[key], [...path, key]),
    );
  const sorted = (list: unknown[]) => list.map(textOf).sort();
  if (Array.isArray(before) && Array.isArray(after) && !isSame(sorted(before), sorted(after)))
    return inLists(before, after, path);
  return [{ field: path.join('.'), before, after }];
}

/** Items between two unchanged ones are compared one by one. */
function inLists(before: unknown[], after: unknown[], path: string[]): Difference[] {
  let end = 0;
  return runsIn(before, after).flatMap(({ isSame, from, to }) => {
    end += to.length;
    if (isSame) return [];
    const pairs = from.slice(0, to.length);
    return [
      ...pairs.flatMap((one, at) => differences(before[one], after[to[at] ?? 0], [...path, String(to[at])])),
      ...to
        .slice(pairs.length)
        .map((at) => ({ field: [...path, at].join('.'), before: undefined, after: after[at] })),
      ...from
        .slice(pairs.length)
        .map((at) => ({ field: [...path, end].join('.'), before: before[at], after: undefined })),
    ];
  });
}

/** `value` without the difference. */
export const undone = (value: unknown, difference: Difference): unknown =>
  undoneAt(value, partsOfField(difference.field), difference);

function undoneAt(value: unknown, [part, ...rest]: string[], difference: Omit<Difference, 'field'>): unknown {
  const { before, after } = difference;
  if (part === undefined) return before;
  if (Array.isArray(value)) {
    const at = Number(part);
    if (rest.length > 0) return value.with(at, undoneAt(value[at], rest, difference));
    const isThere = after !== undefined ? 1 : 0;
    return value.toSpliced(at, isThere, ...(before === undefined ? [] : [before]));
  }
  const group = isGroup(value) ? value : {};
  const now = rest.length > 0 ? undoneAt(group[part], rest, difference) : before;
  const { [part]: _, ...others } = group;
  return now === undefined ? others : { ...group, [part]: now };
}

const MOST_SHOWN = 140;

/** “Hero › Title”. */
function placeOf(shape: EditorShape | undefined, field: string, value: unknown): string {
  const [first = '', ...rest] = partsOfField(field);
  if (first === TEXT) return ['Text', ...rest.map((at) => `paragraph ${Number(at) + 1}`)].join(' › ');
  return labelsTo(shape, [first, ...rest], value).join(' › ');
}

/** `value`: of the version in which the fields are. `fill`: as visitors read it. */
export const linesOf = (
  found: readonly Difference[],
  shape: EditorShape | undefined,
  value: unknown,
  fill: (text: string) => string,
  most = MOST_SHOWN,
): ChangedLine[] =>
  found.map((each) => ({
    field: each.field.startsWith(TEXT) ? TEXT : each.field,
    place: placeOf(shape, each.field, value),
    ...shownOf(each, fill, most),
  }));

/** Both texts, from a little before the first difference. A placeholder is shown where it makes the only one. */
export function shownOf(
  { before, after }: Omit<Difference, 'field'>,
  fill: (text: string) => string,
  most = MOST_SHOWN,
): { before: string; after: string } {
  const raw = [wordsOf(before), wordsOf(after)] as const;
  const filled = [wordsOf(before, fill), wordsOf(after, fill)] as const;
  const [one, other] = filled[0] === filled[1] ? raw : filled;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  const isShort = Math.max(one.length, other.length) < most;
  const from = isShort ? 0 : one.lastIndexOf(' ', Math.max(0, same - 30)) + 1;
  const cut = (text: string) => {
    const words = text.slice(from, from + most);
    const end = text.length > from + most ? words.replace(/ \S*$/, ' …') : words;
    return (from > 0 ? '… ' : '') + end;
  };
  return { before: cut(one), after: cut(other) };
}

/** As people read it. */
export function wordsOf(value: unknown, fill = (text: string) => text): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'object')
    return textsOf(value, value)
      .map(({ text }) => fill(text))
      .join(' · ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? value.toLocaleString('en') : fill(readable(value as string));
}
