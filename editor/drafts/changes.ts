// What was changed since the last publication, which is the last commit; each change can be undone.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type ChangedFile, isText, type Undo } from '@tred/contract/editor-api';
import { type EditedContent, Refused } from '../content/content.ts';
import { editYaml, joined, partsOf } from '../content/edit-yaml.ts';
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
import { type Changed, CONTENT, changedSince, committedTexts, git } from './git.ts';

const MOST_LINES = 12;

type Change = ChangedFile & { then: string | undefined; now: string | undefined; found: Difference[] };

type Describe = Awaited<ReturnType<EditedContent['describer']>>;

function versionOf(path: string, source: string, describe: Describe) {
  const described = describe(path, source);
  return { ...described, whole: wholeOf({ ...described, body: partsOf(path, source).body }) };
}

/** A line for each change. */
export function inWords({ title, state, lines }: ChangedFile): string[] {
  if (lines.length === 0) return [`${title}: ${state}`];
  const quoted = (text: string) => (text ? `“${text}”` : 'nothing');
  const words = lines.map(
    ({ place, before, after }) => `${title} › ${place}: ${quoted(before)} → ${quoted(after)}`,
  );
  return words.length > MOST_LINES ? [...words.slice(0, MOST_LINES), `${title}: and more`] : words;
}

export class Changes {
  readonly #root: string;
  readonly #content: EditedContent;

  constructor(site: string, content: EditedContent) {
    this.#root = join(site, '..');
    this.#content = content;
  }

  async #changed(): Promise<Changed[]> {
    const found = await changedSince(this.#root, 'HEAD', CONTENT);
    return found.map(({ file, state }) => ({ file: file.slice(CONTENT.length), state }));
  }

  async list(): Promise<ChangedFile[]> {
    const files = await this.#changed().catch(() => []);
    if (files.length === 0) return [];
    const describe = await this.#content.describer();
    const changes = await this.#described(files, describe);
    return changes.map(({ then: _, now: __, found: ___, ...shown }) => shown);
  }

  async #described(files: Changed[], describe: Describe): Promise<Change[]> {
    const old = files.filter(({ file, state }) => state !== 'new' && isText(file));
    const texts = await committedTexts(
      this.#root,
      old.map(({ file }) => CONTENT + file),
    );
    return Promise.all(files.map((each) => this.#change(each, texts.get(CONTENT + each.file), describe)));
  }

  async #change(
    { file: path, state }: Changed,
    then: string | undefined,
    describe: Describe,
  ): Promise<Change> {
    const now = await readFile(join(this.#root, CONTENT, path), 'utf8').catch(() => undefined);
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
    const changed = (await this.#changed()).find(({ file }) => file === path);
    const describe = await this.#content.describer();
    const [change] = await this.#described(changed ? [changed] : [], describe);
    if (!change) throw new Refused(409, 'This is as it was published already.');
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
    const file = join(this.#root, CONTENT, path);
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
    } else await git(this.#root, ['checkout', 'HEAD', '--', CONTENT + path]);
  }

  async #refuseIfShown(path: string, describe: Describe): Promise<void> {
    const folder = dirname(path);
    for (const file of await readdir(join(this.#root, CONTENT, folder))) {
      if (!isText(file)) continue;
      const source = await readFile(join(this.#root, CONTENT, folder, file), 'utf8');
      if (!source.includes(basename(path))) continue;
      const { title } = describe(join(folder, file), source);
      throw new Refused(422, `“${title}” shows this picture. Take it out there first.`);
    }
  }
}
