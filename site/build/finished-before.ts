// What is known of the files that the build before finished, and what the next build is to know of this one's.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MANIFEST_FILE } from '@tred/contract/manifest';
import type { Done, FinishedPage, Task } from './finish-page.ts';
import { digestOf } from './take-over.ts';

type Known = {
  /** The file as it was rendered. */
  rendered: string;
  found: Task['found'];
  /** What was read of it, if it is a page. */
  page?: FinishedPage | undefined;
};

type Kept = { by: string; manifest: string; files: Record<string, Known> };

type Places = {
  /** The site that is being built, and the one that was built before it. */
  dist: string;
  before: string;
  /** Where it is written down what the build before finished. */
  notes: string;
};

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

  /** What a file is rendered as if it can be taken over. */
  knownAs({ file, found }: Task): string | undefined {
    const known = this.#known[file];
    return known?.found === found ? known.rendered : undefined;
  }

  /** Remembers what became of a file, and gives what was read of it, now or then. */
  note({ file, found }: Task, { rendered, taken, page }: Done): FinishedPage | undefined {
    const read = taken ? this.#known[file]?.page : page;
    this.#now[file] = { rendered, found, page: read };
    return read;
  }

  /** For the next build, once this one is whole. */
  writeDown(): void {
    const { dist, notes } = this.#places;
    const manifest = digestOf(join(dist, MANIFEST_FILE));
    mkdirSync(dirname(notes), { recursive: true });
    writeFileSync(notes, JSON.stringify({ by: this.#by, manifest, files: this.#now } satisfies Kept));
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
