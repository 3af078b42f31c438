// A copy of the site for the preview to run on. What is typed and not saved is written there, and nowhere else: no build
// and no other program reads it, and it goes when the editor stops.
import { type FSWatcher, mkdtempSync, rmSync, watch } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { copySite } from '../checks/copy-of-site.ts';

const CONTENT = 'src/content';

export class Mirror {
  readonly #original: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'preview-'));
  /** What stands in place of a file, by its path in the site. */
  readonly #typed = new Map<string, string>();
  #watcher: FSWatcher | undefined;
  /** One after the other, so that what came last stays. */
  #work: Promise<unknown> = Promise.resolve();

  constructor(site: string) {
    this.#original = site;
  }

  get site(): string {
    return join(this.#folder, 'site');
  }

  get hasTyped(): boolean {
    return this.#typed.size > 0;
  }

  /** What stands in place of a file; `path` from the folder of contents. */
  typed(path: string): string | undefined {
    return this.#typed.get(join(CONTENT, path));
  }

  async fill(copy = copySite): Promise<void> {
    await copy(this.#folder);
    // Also what is changed by hand, or by git, stands in the preview.
    this.#watcher = watch(join(this.#original, 'src'), { recursive: true }, (_, file) => {
      if (file) void this.#follow(join('src', file));
    });
  }

  /** `path` from the folder of contents. */
  lay(path: string, text: string): Promise<void> {
    this.#typed.set(join(CONTENT, path), text);
    return this.#follow(join(CONTENT, path));
  }

  /** The copy says again what the file says. */
  async drop(path: string): Promise<void> {
    const file = join(CONTENT, path);
    if (this.#typed.delete(file)) await this.#follow(file);
  }

  /** The file was written: that is what is typed now. */
  written(path: string): Promise<void> {
    this.#typed.delete(join(CONTENT, path));
    return this.#follow(join(CONTENT, path));
  }

  async dropAll(): Promise<void> {
    const files = [...this.#typed.keys()];
    this.#typed.clear();
    await Promise.all(files.map((file) => this.#follow(file)));
  }

  #follow(file: string): Promise<void> {
    const done = this.#work.then(() => this.#bring(file));
    this.#work = done.catch((error) => console.error(`The preview could not follow ${file}: ${error}`));
    return done;
  }

  async #bring(file: string): Promise<void> {
    const from = join(this.#original, file);
    const to = join(this.site, file);
    const typed = this.#typed.get(file);
    const now = typed === undefined ? await readFile(from).catch(whyNot) : Buffer.from(typed);
    if (now === 'EISDIR') {
      for (const name of await readdir(from)) await this.#bring(join(file, name));
    } else if (now === 'ENOENT') {
      await rm(to, { recursive: true, force: true });
    } else {
      const there = await readFile(to).catch(() => undefined);
      if (there?.equals(now)) return;
      await mkdir(dirname(to), { recursive: true });
      // In one step: whoever watches never reads half a file.
      const beside = join(this.#folder, 'next');
      await writeFile(beside, now);
      await rename(beside, to);
    }
  }

  remove(): void {
    this.#watcher?.close();
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

function whyNot(error: NodeJS.ErrnoException): 'EISDIR' | 'ENOENT' {
  if (error.code === 'EISDIR' || error.code === 'ENOENT') return error.code;
  throw error;
}
