// A copy of the content on disk: modules of the site read it, also as it would be with a change that is checked.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isText } from '@tred/contract/editor-api';
import { blobId, type Files } from '../drafts/git.ts';

/** New contents by path; undefined removes a file. */
export type NewContents = ReadonlyMap<string, string | Uint8Array | undefined>;

/** `text` is empty for a picture. */
export type Shown = { path: string; text: string; version: string };

export class Mirror {
  readonly folder = mkdtempSync(join(tmpdir(), 'content-'));
  readonly #read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>;
  #copied = new Map<string, Shown>();

  constructor(read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>) {
    this.#read = read;
  }

  close(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Makes the copy equal to these files with these contents. */
  async show(files: Files, contents: NewContents): Promise<Shown[]> {
    for (const path of this.#copied.keys()) if (!files.has(path)) this.#put(path, undefined, '');
    const old = [...files].filter(
      ([path, id]) => !contents.has(path) && this.#copied.get(path)?.version !== id,
    );
    const read = await this.#read(old.map(([, id]) => id));
    for (const [path, id] of old) this.#put(path, read.get(id), id);
    for (const [path, content] of contents)
      this.#put(path, content, content === undefined ? '' : blobId(content));
    return [...this.#copied.values()].sort((one, other) => (one.path < other.path ? -1 : 1));
  }

  #put(path: string, content: string | Uint8Array | undefined, version: string): void {
    const file = join(this.folder, path);
    if (content === undefined) {
      rmSync(file, { force: true });
      this.#copied.delete(path);
      return;
    }
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    const text = isText(path) ? Buffer.from(content).toString() : '';
    this.#copied.set(path, { path, text, version });
  }
}
