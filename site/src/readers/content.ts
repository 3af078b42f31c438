// The content that is open now, and what its files say: on disk, or as they would be with changes.
import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { todayInKampala } from '../lib/dates.ts';

/** New contents by path; null removes a file, and a picture is a file elsewhere. */
export type Changes = Readonly<Record<string, string | null | { file: string }>>;

type Source = {
  folder: string;
  /** Shows drafts, and entries whose day has not come. */
  drafts: boolean;
  /** Collects problems instead of stopping at the first. */
  collects: boolean;
};

/** The content at one moment. Values that are made of it are kept with it. */
type Snapshot = { files: readonly string[]; changes: Changes; matching: Map<string, readonly string[]> };

/** The drafts, and the drafts with a change that is checked. */
const MOST_SNAPSHOTS = 2;

let source: Source | undefined;
let current: Snapshot | undefined;
const snapshots = new Map<string, Snapshot>();
const texts = new Map<string, { stamp: string; text: string; id: string }>();

/** Outside the program, in tests, scripts and the development server, the content of this repository. */
function findFolder(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const found = join(folder, 'content');
    if (existsSync(join(found, 'facts'))) return found;
    if (folder === dirname(folder)) throw new Error(`No content folder above ${import.meta.dirname}.`);
  }
}

/** For the program, which has loaded all code by then: a module that read content while it was loaded would keep old content. */
export function openContent(opened: Omit<Source, 'collects'>): void {
  if (current) throw new Error('A module has read content while it was loaded: read it in a function.');
  source = { ...opened, collects: true };
}

function opened(): Source {
  source ??= { folder: findFolder(), drafts: process.env.NODE_ENV === 'development', collects: false };
  return source;
}

export const contentFolder = (): string => opened().folder;
export const showsDrafts = (): boolean => opened().drafts;
export const collectsProblems = (): boolean => opened().collects;

const snapshot = (): Snapshot => current ?? readAgain();

/** Looks at the files again, with other changes. What was made of the same files is still known. */
export function readAgain(changes: Changes = {}): Snapshot {
  const files = listFiles(changes);
  for (const path of texts.keys()) if (!files.includes(path)) texts.delete(path);
  // Entries wait for their day.
  const key = [todayInKampala(), ...files.map((path) => `${path} ${idOf(path, changes)}`)].join('\n');
  current = snapshots.get(key) ?? { files, changes, matching: new Map() };
  snapshots.delete(key);
  snapshots.set(key, current);
  for (const old of [...snapshots.keys()].slice(0, -MOST_SNAPSHOTS)) snapshots.delete(old);
  return current;
}

/** The files that match, sorted, relative to the content. */
export function contentFiles(pattern = '**'): readonly string[] {
  const { files, matching } = snapshot();
  if (pattern === '**') return files;
  const found = matching.get(pattern) ?? files.filter((file) => matchesGlob(file, pattern));
  matching.set(pattern, found);
  return found;
}

function listFiles(changes: Changes): string[] {
  const { folder } = opened();
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
  const change = snapshot().changes[path];
  return typeof change === 'string' ? change : (texts.get(path)?.text ?? onDisk(path).text);
}

function idOf(path: string, changes: Changes): string {
  const change = changes[path];
  if (typeof change === 'string') return hash('sha1', change);
  return change ? stampOf(change.file) : onDisk(path).id;
}

function stampOf(file: string): string {
  const { mtimeMs, size } = statSync(file);
  return `${mtimeMs} ${size}`;
}

function onDisk(path: string) {
  const file = join(opened().folder, path);
  const stamp = stampOf(file);
  const known = texts.get(path);
  if (known?.stamp === stamp) return known;
  const text = readFileSync(file, 'utf8');
  const read = { stamp, text, id: hash('sha1', text) };
  texts.set(path, read);
  return read;
}

/** File names without extension in one folder: `namesIn('requests', '.yaml')`. */
export const namesIn = (folder: string, ending: string): string[] =>
  contentFiles(`${folder}/*${ending}`).map((file) => file.slice(folder.length + 1, -ending.length));

/** An object whose fields are made when one of them is asked for, and again after the content has changed. */
export function liveObject<Value extends object>(fields: readonly string[], make: () => Value): Value {
  const made = untilContentChanges(make);
  const read = (field: string) => ({ enumerable: true, get: () => made()[field as keyof Value] });
  return Object.defineProperties(
    {},
    Object.fromEntries(fields.map((field) => [field, read(field)])),
  ) as Value;
}

/** Makes a value once for the content that is open. */
export function untilContentChanges<Made>(make: () => Made): () => Made {
  const made = new WeakMap<Snapshot, { value: Made }>();
  return () => {
    const now = snapshot();
    const known = made.get(now) ?? { value: make() };
    made.set(now, known);
    return known.value;
  };
}
