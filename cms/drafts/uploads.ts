// Uploaded pictures wait outside the drafts, until a text that has them is saved.
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import { isText } from '@tred/contract/editor-api';
import { storedPicture } from '../../site/src/files/pictures/read-picture.ts';
import { slugify } from '../../site/src/lib/format-text.ts';
import type { NewContents } from '../check/content-check.ts';
import { Refused } from '../store/refused.ts';

const KEPT_MS = 7 * 24 * 3_600_000;
/** Of all pictures that wait. */
const MOST_BYTES = 200_000_000;
const TOO_MANY =
  'Too many pictures wait for a text that shows them. Save your texts, or try again in a week.';

/** The pictures beside a text that it names. */
const picturesIn = (path: string, text: unknown): string[] =>
  isText(path)
    ? (String(text).match(/[\w-][\w.-]*\.(?:jpe?g|png|webp|avif)\b/g) ?? []).map((name) =>
        join(dirname(path), name),
      )
    : [];

export class Uploads {
  readonly #folder: string;
  readonly #most: number;

  constructor(folder: string, most = MOST_BYTES) {
    this.#folder = folder;
    this.#most = most;
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
    const waiting = await this.#removeOld();
    if (waiting + bytes.length > this.#most) throw new Refused(413, TOO_MANY);
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
    for (const picture of [...contents].flatMap(([path, text]) => picturesIn(path, text))) {
      const bytes = await readFile(join(this.#folder, picture)).catch(() => undefined);
      if (bytes) found.set(picture, bytes);
    }
    return found;
  }

  /** They are drafts now. */
  async forget(paths: Iterable<string>): Promise<void> {
    for (const path of paths) if (!isText(path)) await rm(join(this.#folder, path), { force: true });
  }

  /** Returns the size of the others. */
  async #removeOld(): Promise<number> {
    let kept = 0;
    for (const entry of await readdir(this.#folder, { withFileTypes: true, recursive: true })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      const { mtimeMs, size } = await stat(file);
      if (Date.now() - mtimeMs > KEPT_MS) await rm(file, { force: true });
      else kept += size;
    }
    return kept;
  }
}
