// What was changed since the last publication, which is the last commit; each change can be undone.
import { execFile } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type EditedContent, Refused } from './content.ts';
import {
  type Difference,
  differences,
  partedOf,
  placeOf,
  shownOf,
  TEXT,
  undone,
  wholeOf,
} from './differences.ts';
import { editYaml, joined, partsOf } from './edit-yaml.ts';
import type { ChangedFile, Undo } from './messages.ts';

const CONTENT = 'src/content/';

/** Not a picture. */
const isText = (path: string) => /\.(yaml|md)$/.test(path);

type Change = ChangedFile & { then: string | undefined; now: string | undefined; found: Difference[] };

type Describe = Awaited<ReturnType<EditedContent['describer']>>;

function versionOf(path: string, source: string, describe: Describe) {
  const described = describe(path, source);
  return { ...described, whole: wholeOf({ ...described, body: partsOf(path, source).body }) };
}

export class Changes {
  readonly #site: string;
  readonly #content: EditedContent;

  constructor(site: string, content: EditedContent) {
    this.#site = site;
    this.#content = content;
  }

  async #git(...args: string[]): Promise<string> {
    const options = { cwd: this.#site, maxBuffer: 100_000_000 };
    return (await promisify(execFile)('git', args, options)).stdout;
  }

  #published = (file: string): Promise<string | undefined> =>
    this.#git('show', `HEAD:./${file}`).catch(() => undefined);

  /** Paths below the content folder. */
  async #changedPaths(): Promise<string[]> {
    const changed = this.#git(
      'diff',
      '--name-only',
      '-z',
      '--no-renames',
      '--relative',
      'HEAD',
      '--',
      CONTENT,
    );
    const added = this.#git('ls-files', '--others', '--exclude-standard', '-z', '--', CONTENT);
    const files = (await Promise.all([changed, added])).join('').split('\0').filter(Boolean);
    return files.map((file) => file.slice(CONTENT.length)).sort();
  }

  async list(): Promise<ChangedFile[]> {
    const paths = await this.#changedPaths().catch(() => []);
    if (paths.length === 0) return [];
    const describe = await this.#content.describer();
    const changes = await Promise.all(paths.map((path) => this.#change(path, describe)));
    return changes.map(({ then: _, now: __, found: ___, ...shown }) => shown);
  }

  async #change(path: string, describe: Describe): Promise<Change> {
    const now = await readFile(join(this.#site, CONTENT, path), 'utf8').catch(() => undefined);
    const then = await this.#published(CONTENT + path);
    const state: Change['state'] = then === undefined ? 'new' : now === undefined ? 'removed' : 'changed';
    const file = { path, state, then, now, lines: [], found: [] } satisfies Partial<Change>;
    if (!isText(path)) return { ...file, title: `Picture ${basename(path)}` };
    const { title, shape, value, whole } = versionOf(path, now ?? then ?? '', describe);
    if (state !== 'changed') return { ...file, title };
    const found = differences(versionOf(path, then ?? '', describe).whole, whole);
    const lines = found.map((each) => ({
      field: each.field.startsWith(TEXT) ? TEXT : each.field,
      place: placeOf(shape, each.field, value),
      ...shownOf(each),
    }));
    return { ...file, title, lines, found };
  }

  /** Undoes one line, or the whole file. */
  async undo({ path, line }: Undo): Promise<void> {
    if (!(await this.#changedPaths()).includes(path))
      throw new Refused(409, 'This is as it was published already.');
    const describe = await this.#content.describer();
    const change = await this.#change(path, describe);
    const { then, now } = change;
    if (line === undefined) return this.#restore(change, describe);
    const found = change.found[line.at];
    const shown = change.lines[line.at];
    if (!found || now === undefined || then === undefined || shown?.after !== line.after)
      throw new Refused(409, 'This was changed meanwhile. Reload the page to see it.');
    const parts = partsOf(path, now);
    const { value, body } = partedOf(undone(versionOf(path, now, describe).whole, found));
    const yaml = editYaml(parts.yaml, value);
    // The last one brings the file back as it was, to the letter.
    const isLast = change.found.length === 1;
    const { version } = await this.#content.open(path);
    const source = isLast
      ? then
      : joined(path, { yaml, body: found.field.startsWith(TEXT) ? body : parts.body }, now);
    await this.#content.save({ path, version, source, restores: isLast });
  }

  async #restore({ path, then, state }: Change, describe: Describe): Promise<void> {
    const file = join(this.#site, CONTENT, path);
    if (state === 'new') {
      if (!isText(path)) await this.#refuseIfShown(path, describe);
      await rm(file);
    } else if (state === 'removed' && /^pages\/(?!free\/)/.test(path)) {
      // A page with its own schema, which is known only while the file is there.
      await writeFile(file, then ?? '');
      const { value, version } = await this.#content.open('redirects.yaml');
      const { [path.slice('pages'.length, -'.yaml'.length)]: gone, ...others } = value as Record<
        string,
        unknown
      >;
      if (gone) await this.#content.save({ path: 'redirects.yaml', version, value: others, confirmed: true });
    } else if (isText(path)) {
      const version = state === 'removed' ? '' : (await this.#content.open(path)).version;
      await this.#content.save({ path, version, source: then, restores: true });
    } else await this.#git('checkout', 'HEAD', '--', CONTENT + path);
  }

  async #refuseIfShown(path: string, describe: Describe): Promise<void> {
    const folder = dirname(path);
    for (const file of await readdir(join(this.#site, CONTENT, folder))) {
      if (!isText(file)) continue;
      const source = await readFile(join(this.#site, CONTENT, folder, file), 'utf8');
      if (!source.includes(basename(path))) continue;
      const { title } = describe(join(folder, file), source);
      throw new Refused(422, `“${title}” shows this picture. Take it out there first.`);
    }
  }
}
