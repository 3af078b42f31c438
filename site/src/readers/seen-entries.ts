// The state of all collections since they were last read: problems, and entries that are not shown yet.
import type { IsoDay } from '../lib/dates.ts';
import { ErrorForWriters, inWords, type Problem } from './read-yaml.ts';

/** An entry that the next build leaves out: a draft, or one whose day is to come. */
export type Waiting = { file: string; title: string; until: IsoDay | 'draft' };

export type Seen = {
  problems: readonly Problem[];
  waiting?: Waiting | undefined;
  /** What no other entry of the collection may have too, with its line. */
  alone?: { field: string; value: number; line: number } | undefined;
  /** Its page, where it has one of its own, and the HTML of its text. */
  page?: { address: string; html: () => string } | undefined;
};

type Collections = Map<string, Map<string, Seen>>;
type Kept = { collections: Collections; heard: Set<() => void> };

/** The collections and the build's own code are loaded apart from each other, so they meet here. */
const KEY = Symbol.for('tred:seen-entries');
const shared = globalThis as typeof globalThis & { [KEY]?: Kept };
shared[KEY] ??= { collections: new Map(), heard: new Set() };
const { collections, heard } = shared[KEY];

/** The collection is read from the start. */
export function forget(collection: string): void {
  collections.set(collection, new Map());
}

export function see(collection: string, file: string, seen: Seen | undefined): void {
  const files = collections.get(collection) ?? new Map<string, Seen>();
  collections.set(collection, files);
  if (seen) files.set(file, seen);
  else files.delete(file);
  for (const listener of heard) listener();
}

/** Tells whenever a file was read anew. */
export function onSeen(listener: () => void): void {
  heard.add(listener);
}

export type EntryPage = NonNullable<Seen['page']> & { waiting: Waiting | undefined };

/** The pages that entries have of their own, by the files they are written in. */
export const entryPages = (): ReadonlyMap<string, EntryPage> =>
  new Map(
    [...collections.values()].flatMap((files) =>
      [...files].flatMap(([file, { page, waiting }]) =>
        page ? [[file, { ...page, waiting }] as const] : [],
      ),
    ),
  );

/** Everything that is wrong, in the order of files and lines. A wrong draft is reported in development only. */
export function wrongEntries({ drafts = false } = {}): Problem[] {
  const counts = ({ waiting }: Seen) => drafts || waiting?.until !== 'draft';
  const all = [...collections.values()].flatMap((files) => [
    ...[...files.values()].filter(counts).flatMap(({ problems }) => problems),
    ...taken(files),
  ]);
  return all.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

export const waitingEntries = (): Waiting[] =>
  [...collections.values()]
    .flatMap((files) => [...files.values()].flatMap(({ waiting }) => waiting ?? []))
    .toSorted((a, b) => a.until.localeCompare(b.until) || a.file.localeCompare(b.file));

/** Two articles with one number would share an address, also when one of them still waits. */
function taken(files: ReadonlyMap<string, Seen>): Problem[] {
  const numbered = [...files].flatMap(([file, { alone }]) => (alone ? [{ file, ...alone }] : []));
  const inOrder = numbered.toSorted((a, b) => a.file.localeCompare(b.file));
  const free = numbered.reduce((most, { value }) => Math.max(most, value), 0) + 1;
  const firsts = new Map<number, string>();
  return inOrder.flatMap(({ file, field, value, line }) => {
    const first = firsts.get(value);
    if (first !== undefined) return [{ file, line, what: isTaken(field, value, first, free) }];
    firsts.set(value, file);
    return [];
  });
}

const isTaken = (field: string, value: number, by: string, free: number): string =>
  `${field} is ${value}, which ${by} has. Take the next free one, ${free}.`;

/** What stops a build, one line for each thing that is wrong. */
export class WrongEntries extends ErrorForWriters {
  override name = 'WrongEntries';
  constructor(problems: readonly Problem[]) {
    super(problems.map(inWords).join('\n'));
  }
}
