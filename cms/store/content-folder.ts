// A folder with the content files of a commit, or of the drafts, for the website's program.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { blobId, blobsOf, type Files } from './git.ts';

export class ContentFolder {
  readonly folder: string;
  readonly #root: string;
  #shown: Map<string, string> | undefined;

  constructor(root: string, folder: string) {
    this.#root = root;
    this.folder = folder;
  }

  /** What the folder has. A process that was killed may have left half a file: contents are compared. */
  async files(): Promise<Files> {
    this.#shown ??= await this.#read();
    return this.#shown;
  }

  async #read(): Promise<Map<string, string>> {
    if (!existsSync(this.folder)) return new Map();
    const entries = await readdir(this.folder, { withFileTypes: true, recursive: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    return new Map(
      await Promise.all(
        files.map(async (file) => [relative(this.folder, file), blobId(await readFile(file))] as const),
      ),
    );
  }

  /** Makes the folder equal to these files. True if something changed. */
  async show(files: Files): Promise<boolean> {
    const shown = new Map(await this.files());
    // Read again after a failure: nobody knows what was written.
    this.#shown = undefined;
    const gone = [...shown.keys()].filter((path) => !files.has(path));
    const changed = [...files].filter(([path, id]) => shown.get(path) !== id);
    for (const path of gone) await rm(join(this.folder, path), { force: true });
    const blobs = await blobsOf(
      this.#root,
      changed.map(([, id]) => id),
    );
    for (const [path, id] of changed) {
      const file = join(this.folder, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, blobs.get(id) ?? '');
    }
    this.#shown = new Map(files);
    return gone.length + changed.length > 0;
  }
}
