// Has the files of a collection read and checked as Astro loads them. A wrong one is left out of what is shown, and so is
// one that still waits.
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { type IsoDay, todayInKampala } from '../lib/dates.ts';
import { type CheckedEntry, checkEntry, type EntryRules } from './check-entry.ts';
import { forget, type Seen, see, seenIn } from './seen-entries.ts';

export type Rules = EntryRules & {
  /** The field with the day that an entry waits for. */
  waitsFor?: string;
  /** The address of an entry's page, if it has one; `id` is its file, from the collection's folder, without the ending. */
  address?: (id: string, fields: Readonly<Record<string, unknown>>) => string;
  /** What is wrong with the name of its file. */
  named?: (id: string) => string | undefined;
  /** The field whose number no other entry may have. */
  alone?: string;
};

/** What the glob loader asks of a kind of file. Astro hands it over without naming it in its types. */
type EntryType = {
  getEntryInfo: (given: { contents: string; fileUrl: URL }) => unknown;
  getRenderFunction?: (config: LoaderContext['config']) => Promise<Render>;
};
type Render = (entry: { filePath?: string; body?: string }) => Promise<unknown>;
type Reading = LoaderContext & { entryTypes: ReadonlyMap<string, EntryType> };

/** The context with our reader in place of Astro's, and a store that takes only what is to be shown. */
export function checking(given: LoaderContext, base: string, rules: Rules): LoaderContext {
  const context = given as Reading;
  const { collection, config, store, watcher } = context;
  const nameOf = (path: string) => `site/${relative(fileURLToPath(config.root), path).replaceAll('\\', '/')}`;
  /** Where the words of each text begin. No more is kept of what was read: there may be thousands. */
  const firstLines = new Map<string, number>();
  forget(collection, context.refreshContextData);
  watcher?.on('unlink', (path) => see(collection, nameOf(path), undefined));

  const read: EntryType['getEntryInfo'] = ({ contents, fileUrl }) => {
    const path = fileURLToPath(fileUrl);
    const file = nameOf(path);
    const id = file.slice(`site/${base.replace(/^\.\//, '')}/`.length).replace(/(\/index)?\.\w+$/, '');
    const entry = checkEntry(contents, file, path, rules);
    const misnamed = rules.named?.(id);
    if (misnamed) entry.problems.unshift({ file, line: 1, what: misnamed });
    firstLines.set(path, entry.bodyLine + linesIn(entry.body.slice(0, entry.body.search(/\S/))));
    const address = rules.address?.(id, entry.written);
    const page = address && { address, html: () => store.get(id)?.rendered?.html ?? '' };
    see(collection, file, { ...seenOf(entry, file, rules), ...(page && { page }) });
    const { written, body } = entry;
    return { data: written, body: body.trim(), slug: '', rawData: '' };
  };

  /** What the renderer refuses, such as code in an unknown language, is told of as well, not only logged. */
  const tellingRender =
    (render: Render): Render =>
    async (entry) => {
      const from = entry.filePath ?? '';
      const seen = seenIn(collection, nameOf(from));
      if (seen && seen.problems.length > 0) return undefined;
      try {
        return await render(entry);
      } catch (error) {
        const what = error instanceof Error ? error.message : String(error);
        const line = (firstLines.get(from) ?? 1) + linesBeforeQuoted(what, entry.body ?? '');
        see(collection, nameOf(from), { ...seen, problems: [{ file: nameOf(from), line, what }] });
        throw error;
      }
    };

  const entryTypes = new Map(
    [...context.entryTypes].map(([ending, type]) => {
      const { getRenderFunction } = type;
      const render = getRenderFunction && {
        getRenderFunction: async (given: LoaderContext['config']) =>
          tellingRender(await getRenderFunction(given)),
      };
      return [ending, { ...type, ...render, getEntryInfo: read }];
    }),
  );
  const isShown = (file: string) => {
    const seen = seenIn(collection, file);
    return !seen || (seen.problems.length === 0 && (watcher !== undefined || !seen.waiting));
  };
  const shown: LoaderContext = {
    ...context,
    store: {
      ...store,
      set: (entry) => (isShown(`site/${entry.filePath}`) ? store.set(entry) : false),
    },
    parseData: async (given) => {
      const seen = seenIn(collection, nameOf(given.filePath ?? ''));
      return seen && seen.problems.length > 0 ? given.data : context.parseData(given);
    },
  };
  return Object.assign(shown, { entryTypes });
}

const linesIn = (text: string): number => text.split('\n').length - 1;

/** Before what a message quotes; none when it quotes nothing of the text. */
function linesBeforeQuoted(message: string, body: string): number {
  const [, quoted = ''] = /"([^"]+)"/.exec(message) ?? [];
  const at = quoted === '' ? -1 : body.indexOf(quoted);
  return linesIn(body.slice(0, Math.max(0, at)));
}

function seenOf(entry: CheckedEntry, file: string, { alone, waitsFor }: Rules): Seen {
  const { problems, written, lineOf } = entry;
  const number = alone === undefined ? undefined : written[alone];
  return {
    problems,
    waiting: waitingOf(entry, file, waitsFor),
    alone:
      alone !== undefined && typeof number === 'number'
        ? { field: alone, value: number, line: lineOf([alone]) }
        : undefined,
  };
}

function waitingOf({ data, written }: CheckedEntry, file: string, waitsFor: string | undefined) {
  const { draft, title, description } = { ...written, ...data };
  const day = waitsFor === undefined ? undefined : written[waitsFor];
  const until: IsoDay | 'draft' | undefined =
    draft === true ? 'draft' : typeof day === 'string' && day > todayInKampala() ? day : undefined;
  return until === undefined ? undefined : { file, title: String(title ?? description ?? ''), until };
}
