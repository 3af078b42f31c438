// A copy of the content, in which a change is checked before it is saved.
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listFiles } from '../build/dist-files.ts';

/** New texts by path; undefined deletes a file. */
export type Changes = ReadonlyMap<string, string | undefined>;

export class Mirror {
  readonly folder = mkdtempSync(join(tmpdir(), 'content-'));
  readonly #root: string;
  /** Time and size of each copied file. */
  #copied = new Map<string, string>();

  constructor(root: string) {
    this.#root = root;
  }

  close(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Makes the copy equal to the content with these changes. Symbolic links are left out. */
  show(changes: Changes): string[] {
    const files = listFiles(this.#root);
    for (const file of this.#copied.keys())
      if (!files.includes(file)) {
        rmSync(join(this.folder, file), { force: true });
        this.#copied.delete(file);
      }
    for (const file of files) {
      const { mtimeMs, size } = statSync(join(this.#root, file));
      if (this.#copied.get(file) === `${mtimeMs} ${size}`) continue;
      mkdirSync(dirname(join(this.folder, file)), { recursive: true });
      copyFileSync(join(this.#root, file), join(this.folder, file));
      this.#copied.set(file, `${mtimeMs} ${size}`);
    }
    for (const [file, text] of changes) this.#write(file, text);
    const shown = new Set(files);
    for (const [file, text] of changes) text === undefined ? shown.delete(file) : shown.add(file);
    return [...shown].sort();
  }

  #write(file: string, text: string | undefined): void {
    this.#copied.set(file, 'changed');
    const path = join(this.folder, file);
    mkdirSync(dirname(path), { recursive: true });
    if (text === undefined) rmSync(path, { force: true });
    else writeFileSync(path, text);
  }
}
