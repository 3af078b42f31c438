// The working tree with the drafts, for the preview. Its HEAD is the published commit: a wrong draft is shown as published.
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { linkPackages } from '../../site/build/build-folder.ts';
import type { State } from './branch.ts';
import { blobsOf, CONTENT, git, linesOf } from './git.ts';

export class PreviewTree {
  readonly folder: string;
  readonly #root: string;
  #last: Promise<unknown> = Promise.resolve();
  #published = '';

  constructor(root: string) {
    this.#root = root;
    this.folder = join(root, '.cache/website/drafts');
  }

  /** One after the other. A preview that fails is logged: what was saved is saved. */
  show(state: State): Promise<void> {
    const again = async () => {
      await rm(this.folder, { recursive: true, force: true });
      this.#published = '';
      await this.#show(state);
    };
    // A kill may leave half a folder.
    const shown = this.#last.then(() => this.#show(state).catch(again)).catch(console.error);
    this.#last = shown;
    return shown;
  }

  async #show({ published, drafts, files }: State): Promise<void> {
    const { folder } = this;
    if (!existsSync(join(folder, '.git'))) {
      const add = ['worktree', 'add', '--force', '--detach', '--no-checkout', folder, published];
      await git(this.#root, ['worktree', 'prune']);
      await git(this.#root, add);
    }
    // A killed git leaves it; nobody else works here.
    const lock = await git(folder, ['rev-parse', '--git-path', 'index.lock']);
    if (!this.#published) await rm(lock.trim(), { force: true });
    // In place: git would remove each and make it again, and the preview may miss that under load.
    const diff = ['diff', '--name-only', '--diff-filter=M', '-z', drafts, '--', CONTENT];
    const changed = this.#published ? linesOf(await git(folder, diff)) : [];
    const idOf = (file: string) => files.get(file.slice(CONTENT.length)) ?? '';
    const blobs = await blobsOf(this.#root, changed.map(idOf));
    for (const file of changed) await writeFile(join(folder, file), blobs.get(idOf(file)) ?? '');
    if (changed.length > 0) await git(folder, ['add', '--', ...changed]);
    await git(folder, ['read-tree', '--reset', '-u', drafts]);
    if (this.#published === published) return;
    await git(folder, ['update-ref', '--no-deref', 'HEAD', published]);
    // A new version may have other packages.
    linkPackages(this.#root, folder, ['.cache']);
    this.#published = published;
  }
}
