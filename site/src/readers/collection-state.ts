// State of all collections: problems, and unpublished entries.
import type { IsoDay } from '../lib/dates.ts';
import { type ContentProblem, ErrorForWriters, inWords } from './read-yaml.ts';

/** An entry that the build leaves out: a draft, or one with a future date. */
export type UnpublishedEntry = { file: string; title: string; until: IsoDay | 'draft' };

export type EntryState = {
  problems: readonly ContentProblem[];
  waiting?: UnpublishedEntry | undefined;
  /** A number that must be unique in its collection, with its line. */
  alone?: { field: string; value: number; line: number } | undefined;
  /** Its own page, if it has one, and the HTML of its text. */
  page?: { address: string; html: () => string } | undefined;
};

type Collections = Map<string, Map<string, EntryState>>;
type SharedState = { collections: Collections; listeners: Set<() => void> };

/** On globalThis, because collections and build code load as separate modules. */
const KEY = Symbol.for('tred:collection-state');
const shared = globalThis as typeof globalThis & { [KEY]?: SharedState };
shared[KEY] ??= { collections: new Map(), listeners: new Set() };
const { collections, listeners } = shared[KEY];

/** Call before reading a collection again. */
export function clearCollection(collection: string): void {
  collections.set(collection, new Map());
}

export function setEntryState(collection: string, file: string, seen: EntryState | undefined): void {
  const files = collections.get(collection) ?? new Map<string, EntryState>();
  collections.set(collection, files);
  if (seen) files.set(file, seen);
  else files.delete(file);
  for (const listener of listeners) listener();
}

export function onEntryChange(listener: () => void): void {
  listeners.add(listener);
}

type EntryPage = NonNullable<EntryState['page']> & { waiting: UnpublishedEntry | undefined };

export const entryPages = (): ReadonlyMap<string, EntryPage> =>
  new Map(
    [...collections.values()].flatMap((files) =>
      [...files].flatMap(([file, { page, waiting }]) =>
        page ? [[file, { ...page, waiting }] as const] : [],
      ),
    ),
  );

/** All problems by file and line. Problems in drafts are reported in development only. */
export function wrongEntries({ drafts = false } = {}): ContentProblem[] {
  const counts = ({ waiting }: EntryState) => drafts || waiting?.until !== 'draft';
  const all = [...collections.values()].flatMap((files) => [
    ...[...files.values()].filter(counts).flatMap(({ problems }) => problems),
    ...duplicateNumbers(files),
  ]);
  return all.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

export const unpublishedEntries = (): UnpublishedEntry[] =>
  [...collections.values()]
    .flatMap((files) => [...files.values()].flatMap(({ waiting }) => waiting ?? []))
    .toSorted((a, b) => a.until.localeCompare(b.until) || a.file.localeCompare(b.file));

/** Two articles with one number would share an address, even if one is unpublished. */
function duplicateNumbers(files: ReadonlyMap<string, EntryState>): ContentProblem[] {
  const numbered = [...files].flatMap(([file, { alone }]) => (alone ? [{ file, ...alone }] : []));
  const inOrder = numbered.toSorted((a, b) => a.file.localeCompare(b.file));
  const free = numbered.reduce((most, { value }) => Math.max(most, value), 0) + 1;
  const firsts = new Map<number, string>();
  return inOrder.flatMap(({ file, field, value, line }) => {
    const first = firsts.get(value);
    if (first !== undefined) return [{ file, line, what: duplicateMessage(field, value, first, free) }];
    firsts.set(value, file);
    return [];
  });
}

const duplicateMessage = (field: string, value: number, by: string, free: number): string =>
  `${field} is ${value}, which ${by} has. Take the next free one, ${free}.`;

/** Stops a build, with one line for each problem. */
export class WrongEntries extends ErrorForWriters {
  override name = 'WrongEntries';
  constructor(problems: readonly ContentProblem[]) {
    super(problems.map(inWords).join('\n'));
  }
}
