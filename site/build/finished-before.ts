// What the build before finished. A file that is rendered as it was then is taken over from there, finished and compressed:
// its compressed copies are links to the same bytes, since nothing is ever written into a build that is whole.
import { createHash } from 'node:crypto';
import {
  closeSync,
  copyFileSync,
  existsSync,
  ftruncateSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { MANIFEST_FILE } from '@tred/contract/manifest';
import type { FinishedPage, Task } from './finish-page.ts';

type Known = {
  /** The file as it was rendered. */
  from: string;
  found: Task['found'];
  /** What was read of it, if it is a page. */
  page?: FinishedPage;
};

type Kept = { by: string; manifest: string; files: Record<string, Known> };

type Places = {
  /** The site that is being built, and the one that was built before it. */
  dist: string;
  before: string;
  /** Where it is written down what the build before finished. */
  notes: string;
};

const COPIES = ['', '.br', '.gz'];

export class FinishedBefore {
  readonly #places: Places;
  readonly #by: string;
  readonly #known: Record<string, Known>;
  readonly #now: Record<string, Known> = {};

  /** `by` says all that decides how a rendered file is finished; the notes of any other build are of no use. */
  constructor(places: Places, by: string) {
    this.#places = places;
    this.#by = by;
    this.#known = readNotes(places, by);
  }

  /** Puts the file in its place as it was finished before, and gives what was read of it. */
  take({ file, found }: Task): Known | undefined {
    const from = digestOf(join(this.#places.dist, file));
    this.#now[file] = { from, found };
    const known = this.#known[file];
    if (known?.from !== from || known.found !== found) return undefined;
    for (const suffix of COPIES) this.#put(file + suffix);
    this.#now[file] = known;
    return known;
  }

  /** A page that had to be finished. */
  finished(page: FinishedPage): void {
    const known = this.#now[page.file];
    if (known) known.page = page;
  }

  /** For the next build, once this one is whole. */
  writeDown(): void {
    const { dist, notes } = this.#places;
    const manifest = digestOf(join(dist, MANIFEST_FILE));
    mkdirSync(dirname(notes), { recursive: true });
    writeFileSync(notes, JSON.stringify({ by: this.#by, manifest, files: this.#now } satisfies Kept));
  }

  #put(file: string): void {
    const old = join(this.#places.before, file);
    const path = join(this.#places.dist, file);
    if (!existsSync(old)) return;
    if (existsSync(path)) writeOver(path, readFileSync(old));
    else linkOrCopy(old, path);
  }
}

/** Into the file that is there: to take one away takes some disks twenty times as long. */
function writeOver(path: string, bytes: Buffer): void {
  const file = openSync(path, 'r+');
  try {
    writeSync(file, bytes);
    ftruncateSync(file, bytes.length);
  } finally {
    closeSync(file);
  }
}

function linkOrCopy(old: string, path: string): void {
  try {
    linkSync(old, path);
  } catch {
    // Not every disk has links.
    copyFileSync(old, path);
  }
}

/** Nothing, unless the build that stands there is the one that the notes are of. */
function readNotes({ before, notes }: Places, by: string): Record<string, Known> {
  try {
    const kept = JSON.parse(readFileSync(notes, 'utf8')) as Kept;
    return kept.by === by && kept.manifest === digestOf(join(before, MANIFEST_FILE)) ? kept.files : {};
  } catch {
    return {};
  }
}

const digestOf = (path: string): string =>
  createHash('sha256').update(readFileSync(path)).digest('base64url');
