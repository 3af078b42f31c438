// Where the content is, and what its files say: on disk, or as they would be with changes. The program says which folder once, at its start.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';

/** New contents by path; null removes a file, and a picture is a file elsewhere. */
export type Changes = Readonly<Record<string, string | null | { file: string }>>;

type Source = {
  folder: string;
  /** Shows drafts, and entries whose day has not come. */
  drafts: boolean;
  changes: Changes;
  /** Collects problems instead of stopping at the first. */
  collects: boolean;
};

let source: Source | undefined;
/** Counts what changed: a value that was read before is read again. */
let version = 0;
let files: readonly string[] | undefined;
let matching = new Map<string, string[]>();
let known = new Map<string, string>();
/** Files that modules read when they were loaded: a change needs another process. */
const readAtLoad = new Set<string>();
let isLoading = true;

/** Outside the program, in tests, scripts and the development server, the content of this repository. */
function findFolder(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const found = join(folder, 'content');
    if (existsSync(join(found, 'facts'))) return found;
    if (folder === dirname(folder)) throw new Error(`No content folder above ${import.meta.dirname}.`);
  }
}

export function openContent(opened: Omit<Source, 'collects'>): void {
  if (source) throw new Error('Content was read before it was said where it is.');
  source = { ...opened, collects: true };
}

function opened(): Source {
  source ??= {
    folder: findFolder(),
    drafts: process.env.NODE_ENV === 'development',
    changes: {},
    collects: false,
  };
  return source;
}

export const contentFolder = (): string => opened().folder;
export const showsDrafts = (): boolean => opened().drafts;
export const collectsProblems = (): boolean => opened().collects;

/** From now on, files are read again when they change. */
export function endLoading(): ReadonlySet<string> {
  isLoading = false;
  return readAtLoad;
}

/** Reads everything again, with other changes. */
export function readAgain(changes: Changes = {}): void {
  source = { ...opened(), changes };
  files = undefined;
  matching = new Map();
  known = new Map();
  version += 1;
}

/** The files that match, sorted, relative to the content. */
export function contentFiles(pattern = '**'): readonly string[] {
  files ??= listFiles(opened());
  if (pattern === '**') return files;
  if (isLoading) readAtLoad.add(pattern);
  const found = matching.get(pattern) ?? files.filter((file) => matchesGlob(file, pattern));
  matching.set(pattern, found);
  return found;
}

function listFiles({ folder, changes }: Source): string[] {
  const there = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
  const all = new Set(there);
  for (const [path, change] of Object.entries(changes))
    if (change === null) all.delete(path);
    else all.add(path);
  return [...all].sort();
}

export const isInContent = (path: string): boolean => contentFiles().includes(path);

export function contentText(path: string): string {
  if (isLoading) readAtLoad.add(path);
  const text = known.get(path) ?? textNow(path);
  known.set(path, text);
  return text;
}

function textNow(path: string): string {
  const { folder, changes } = opened();
  const change = changes[path];
  return typeof change === 'string' ? change : readFileSync(join(folder, path), 'utf8');
}

/** When each file on disk was written, and its size. */
export const contentStamps = (): Map<string, string> =>
  new Map(
    listFiles({ ...opened(), changes: {} }).map((path) => {
      const { mtimeMs, size } = statSync(join(opened().folder, path));
      return [path, `${mtimeMs} ${size}`];
    }),
  );

/** File names without extension in one folder: `namesIn('requests', '.yaml')`. */
export const namesIn = (folder: string, ending: string): string[] =>
  contentFiles(`${folder}/*${ending}`).map((file) => file.slice(folder.length + 1, -ending.length));

/** Keeps a value until the content changes. */
export function untilContentChanges<Made>(make: () => Made): () => Made {
  let made: { at: number; value: Made } | undefined;
  return () => {
    if (made?.at !== version) made = { at: version, value: make() };
    return made.value;
  };
}
