// Uploaded pictures wait outside the drafts, until a text that has them is saved.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import { isText } from '@tred/contract/editor-api';
import { storedPicture } from '../../site/src/files/pictures/read-picture.ts';
import { slugify } from '../../site/src/lib/format-text.ts';
import type { NewContents } from './mirror.ts';
import { Refused } from './refused.ts';

const KEPT_MS = 7 * 24 * 3_600_000;

export class Uploads {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Keeps a picture for a text file under a name that is free, and returns that. */
  async add(
    text: string,
    name: string,
    uploaded: Uint8Array,
    isTaken: (path: string) => boolean,
  ): Promise<string> {
    const { bytes, format } = await storedPicture(uploaded, name).catch((error: Error) => {
      throw new Refused(422, error.message);
    });
    const folder = join(this.#folder, dirname(text));
    await mkdir(folder, { recursive: true });
    await this.#removeOld(folder);
    const stem = slugify(parse(name).name) || 'picture';
    for (let number = 1; ; number++) {
      const file = `${stem}${number > 1 ? `-${number}` : ''}.${format === 'jpeg' ? 'jpg' : format}`;
      if (isTaken(join(dirname(text), file))) continue;
      try {
        await writeFile(join(folder, file), bytes, { flag: 'wx' });
        return file;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
    }
  }

  /** The waiting pictures that these texts have. */
  async namedIn(contents: NewContents): Promise<NewContents> {
    const found = new Map<string, Uint8Array>();
    for (const [path, text] of contents) {
      const folder = join(this.#folder, dirname(path));
      if (!isText(path) || text === undefined || !existsSync(folder)) continue;
      for (const name of await readdir(folder))
        if (String(text).includes(name) && !isText(name) && (await stat(join(folder, name))).isFile())
          found.set(join(dirname(path), name), await readFile(join(folder, name)));
    }
    return found;
  }

  /** They are drafts now. */
  async forget(paths: Iterable<string>): Promise<void> {
    for (const path of paths) if (!isText(path)) await rm(join(this.#folder, path), { force: true });
  }

  async #removeOld(folder: string): Promise<void> {
    for (const name of await readdir(folder)) {
      const file = join(folder, name);
      const { mtimeMs } = await stat(file);
      if (Date.now() - mtimeMs > KEPT_MS) await rm(file, { recursive: true, force: true });
    }
  }
}
