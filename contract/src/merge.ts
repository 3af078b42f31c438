// Merges two changed versions of a value: groups by field, lists by item, and long texts by paragraph.
import { diff3Merge, diffIndices } from 'node-diff3';
import { isGroup } from './editor-shape.ts';

/** Both changed this place; the result has `mine`, or the item that only one of them removed. */
export type Conflict = { path: string[]; base: unknown; mine: unknown; theirs: unknown };
type Merged = { value: unknown; conflicts: Conflict[] };

export const textOf = (value: unknown) => JSON.stringify(value) ?? '';
export const isSame = (one: unknown, other: unknown) => textOf(one) === textOf(other);
const areAll = <Kind>(is: (value: unknown) => value is Kind, values: unknown[]): values is Kind[] =>
  values.every(is);
const isText = (value: unknown) => typeof value === 'string';
const PARAGRAPHS = /\n{2,}/;

/** Of a content file: the fields, and its Markdown. */
export type Version = { value?: unknown; body?: string | undefined };

/** The field of the Markdown, by paragraphs beside the others. */
export const TEXT = '+text';

export const wholeOf = ({ value, body }: Version): unknown =>
  body === undefined ? value : { ...(value as object), [TEXT]: body.trimEnd().split(PARAGRAPHS) };

export function partedOf(whole: unknown): Version {
  const { [TEXT]: text, ...value } = whole as Record<string, unknown>;
  return Array.isArray(text) ? { value, body: `${text.filter(Boolean).join('\n\n')}\n` } : { value: whole };
}

export function mergeVersions(
  base: Version,
  mine: Version,
  theirs: Version,
): Version & { conflicts: Conflict[] } {
  const { value, conflicts } = merge(wholeOf(base), wholeOf(mine), wholeOf(theirs));
  return { ...partedOf(value), conflicts };
}

/** Longer lists are one value: comparing their items would take too long. */
const MOST_ITEMS = 300;
/** Of items or words that are compared. With more, only the beginnings and ends of two lists are. */
const MOST_PAIRS = 1_000_000;
const areFew = (lists: unknown[][]) => lists.every(({ length }) => length <= MOST_ITEMS);

export function merge(base: unknown, mine: unknown, theirs: unknown, path: string[] = []): Merged {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine, conflicts: [] };
  if (isSame(base, mine)) return { value: theirs, conflicts: [] };
  const all = [base, mine, theirs];
  if (areAll(isGroup, all)) return mergeGroups(all, path);
  if (areAll(Array.isArray, all) && areFew(all)) return mergeLists(all as Lists, path);
  const conflict = { path, base, mine, theirs };
  if (!areAll(isText, all) || !all.some((text) => PARAGRAPHS.test(text)))
    return { value: mine, conflicts: [conflict] };
  const [before, own, other] = (all as string[]).map((text) => text.split(PARAGRAPHS));
  const one = merge(before, own, other);
  const joined = ({ value }: Merged) => (value as string[]).join('\n\n');
  const two = () => joined(merge(before, other, own));
  return {
    value: joined(one),
    conflicts: one.conflicts.length > 0 ? [{ path, base, mine: joined(one), theirs: two() }] : [],
  };
}

function mergeGroups(all: Record<string, unknown>[], path: string[]): Merged {
  const [base = {}, mine = {}, theirs = {}] = all;
  const value: Record<string, unknown> = {};
  const conflicts: Conflict[] = [];
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const both = merge(base[key], mine[key], theirs[key], [...path, key]);
    if (both.value !== undefined) value[key] = both.value;
    conflicts.push(...both.conflicts);
  }
  return { value, conflicts };
}

type Lists = [base: unknown[], mine: unknown[], theirs: unknown[]];

/** Items keep their identity when they are changed or moved, so that only two changes of one item conflict. */
function mergeLists([base, mine, theirs]: Lists, path: string[]): Merged {
  const before = new Map(base.map((item, at) => [`base ${at}`, item]));
  const own = identified(base, mine);
  const others = identified(base, theirs);
  const isChanged = (id: string, by: Map<string, unknown>) =>
    by.has(id) && !isSame(by.get(id), before.get(id));
  const ids = [...before.keys()];
  const order = diff3Merge(
    withKept(own, ids, (id) => isChanged(id, others)),
    ids,
    withKept(others, ids, (id) => isChanged(id, own)),
  ).flatMap(({ ok, conflict }) => ok ?? [...(conflict?.a ?? []), ...(conflict?.b ?? [])]);
  /** A removed item stays only if the other changed it. */
  const isLeft = (id: string) =>
    !before.has(id) || (own.has(id) && others.has(id)) || isChanged(id, own) || isChanged(id, others);
  const conflicts: Conflict[] = [];
  const value = [...new Set(order)].filter(isLeft).map((id, at) => {
    const here = [...path, String(at)];
    const [item, changed, other] = [before.get(id), own.get(id), others.get(id)];
    if (!before.has(id)) return changed ?? other;
    if (!own.has(id) || !others.has(id)) {
      conflicts.push({ path: here, base: item, mine: changed, theirs: other });
      return changed ?? other;
    }
    const both = merge(item, changed, other, here);
    conflicts.push(...both.conflicts);
    return both.value;
  });
  return { value, conflicts };
}

/** Puts an item that this version removed, and the other changed, after the item before it. */
function withKept(list: Map<string, unknown>, ids: string[], isKept: (id: string) => boolean): string[] {
  const order = [...list.keys()];
  for (const [at, id] of ids.entries())
    if (!list.has(id) && isKept(id)) order.splice(order.indexOf(ids[at - 1] ?? '') + 1, 0, id);
  return order;
}

/** The items of a later list by identity: that of the item in `base` which they were, or a new one. */
function identified(base: unknown[], after: unknown[]): Map<string, unknown> {
  const was = origins(base, after);
  const counts = new Map<string, number>();
  return new Map(
    after.map((item, at) => {
      const from = was[at];
      if (from !== undefined) return [`base ${from}`, item];
      const id = `new ${textOf(item)}`;
      const count = (counts.get(id) ?? 0) + 1;
      counts.set(id, count);
      return [`${id} ${count}`, item];
    }),
  );
}

/** Positions of items in two lists: runs of the same items, and between them runs of others. */
export function runsIn(before: unknown[], after: unknown[]) {
  const [one, other] = [before.map(textOf), after.map(textOf)];
  const least = Math.min(one.length, other.length);
  let start = 0;
  while (start < least && one[start] === other[start]) start++;
  let end = 0;
  while (end < least - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const [removed, added] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  const areFew = removed.length * added.length <= MOST_PAIRS;
  const gaps = areFew
    ? diffIndices(removed, added)
    : [{ buffer1: [0, removed.length], buffer2: [0, added.length] } as const];
  const runs: { isSame: boolean; from: number[]; to: number[] }[] = [];
  let [from, to] = [0, 0];
  const add = (isSame: boolean, left: number, right: number) => {
    if (left > 0 || right > 0)
      runs.push({ isSame, from: range(from, from + left), to: range(to, to + right) });
    from += left;
    to += right;
  };
  for (const { buffer1, buffer2 } of gaps) {
    const same = start + buffer1[0] - from;
    add(true, same, same);
    add(false, buffer1[1], buffer2[1]);
  }
  add(true, one.length - from, other.length - to);
  return runs;
}

const range = (from: number, end: number) => Array.from({ length: end - from }, (_, at) => from + at);

/** For each item of a later list, its position in the earlier one; undefined if it is new. */
export function origins(before: unknown[], after: unknown[]): (number | undefined)[] {
  const runs = runsIn(before, after);
  const found = runs.flatMap(({ isSame, from, to }) => to.map((_, at) => (isSame ? from[at] : undefined)));
  const gaps = runs.filter(({ isSame }) => !isSame);
  const isFree = (at: number) => !found.includes(at);
  const isNew = (at: number) => found[at] === undefined;
  const [left, come] = [gaps.flatMap(({ from }) => from), gaps.flatMap(({ to }) => to)];
  const words = left.map((was) => ({ was, ...wordsIn(before[was]) }));
  const all = words.reduce((sum, { total }) => sum + total + 1, 0);
  const compared = all * come.length > MOST_PAIRS ? [] : come;
  // Items that were moved, changed, or both: the most alike first.
  const pairs = compared
    .map((at) => ({ at, ...wordsIn(after[at]) }))
    .flatMap((one) => words.map((other) => ({ at: one.at, was: other.was, like: likeness(other, one) })))
    .filter(({ like }) => like >= ALIKE)
    .sort((a, b) => b.like - a.like);
  for (const { at, was } of pairs) if (isNew(at) && isFree(was)) found[at] = was;
  for (const { from, to } of gaps) {
    const [rest, added] = [from.filter(isFree), to.filter(isNew)];
    if (rest.length === added.length) for (const [at, to] of added.entries()) found[to] = rest[at];
  }
  return found;
}

const ALIKE = 0.5;

type Words = { text: string; counts: Map<string, number>; total: number };

function wordsIn(value: unknown): Words {
  const text = textOf(value);
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { text, counts, total: words.length };
}

/** The share of words that two values have in common. */
function likeness(one: Words, other: Words): number {
  if (one.text === other.text) return 1;
  let common = 0;
  for (const [word, count] of one.counts) common += Math.min(count, other.counts.get(word) ?? 0);
  const total = one.total + other.total;
  return total === 0 ? 0 : Math.min(0.99, (2 * common) / total);
}
