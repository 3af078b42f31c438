// A copy of the content, in which a change is checked before it is saved.
import { hash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isText } from '@tred/contract/editor-api';
import { listFiles } from '../../site/build/dist-files.ts';

/** New texts by path; undefined deletes a file. */
export type Changes = ReadonlyMap<string, string | undefined>;

/** `text` is empty for a picture. */
export type Shown = { path: string; text: string; version: string };

export const versionOf = (content: string | Uint8Array) => hash('sha256', content, 'base64url').slice(0, 22);

export class Mirror {
  readonly folder = mkdtempSync(join(tmpdir(), 'content-'));
  readonly #root: string;
  /** `at`: time and size of the file that was copied. */
  #copied = new Map<string, Shown & { at: string }>();

  constructor(root: string) {
    this.#root = root;
  }

  close(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Makes the copy equal to the content with these changes. Symbolic links are left out. */
  show(changes: Changes): Shown[] {
    const files = new Set(listFiles(this.#root));
    for (const path of this.#copied.keys()) if (!files.has(path)) this.#put(path, undefined, '');
    for (const path of files) {
      const file = join(this.#root, path);
      const { mtimeMs, size } = statSync(file);
      const at = `${mtimeMs} ${size}`;
      if (this.#copied.get(path)?.at !== at) this.#put(path, readFileSync(file), at);
    }
    for (const [path, text] of changes) this.#put(path, text, 'changed');
    return [...this.#copied.values()].sort((one, other) => (one.path < other.path ? -1 : 1));
  }

  #put(path: string, content: string | Buffer | undefined, at: string): void {
    const file = join(this.folder, path);
    if (content === undefined) {
      rmSync(file, { force: true });
      this.#copied.delete(path);
      return;
    }
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    const text = isText(path) ? String(content) : '';
    this.#copied.set(path, { path, text, version: versionOf(content), at });
  }
}
