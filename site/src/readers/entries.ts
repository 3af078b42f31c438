// Loaders of collections. A wrong file is left out and reported at the end, together with all others.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, matchesGlob, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { z } from 'astro/zod';
import { type IsoDay, todayInKampala } from '../lib/dates.ts';
import { type Body, type CheckedEntry, checkBody, checkEntry, type EntryRules } from './check-entry.ts';
import { clearCollection, type EntryState, setEntryState } from './collection-state.ts';
import { factsVersion } from './read-facts.ts';
import { type ContentProblem, readYaml } from './read-yaml.ts';

export type FilePattern = {
  /** The folder, from the site's folder. */
  base: string;
  pattern: string;
  /** Whether entries keep their Markdown beside the HTML; large collections do not need it. */
  retainBody?: boolean;
};

export type Rules = EntryRules & {
  /** The field with the day that an entry waits for. */
  waitsFor?: string;
  /** The address of an entry's page, if it has one; `id` is its file, from the collection's folder, without the ending. */
  address?: (id: string, fields: Readonly<Record<string, unknown>>) => string;
  /** A problem with the name of its file. */
  named?: (id: string) => string | undefined;
  /** The field whose number no other entry may have. */
  alone?: string;
};

/** For the form editor. */
export type Editable = {
  base: string;
  pattern: string;
  /** Of a whole file, where that is not the collection's. */
  schema?: z.ZodType;
  textProblems?: (body: Body) => ContentProblem[];
  nameProblem?: Rules['named'] | undefined;
};

type EditableLoader = Loader & { editable: Editable };

/** One entry from each file. The schema is the collection's, which Astro asks for as well. */
export function entryLoader(files: FilePattern, rules: Rules): EditableLoader {
  const { base, pattern } = files;
  return {
    name: 'entries',
    load: async (context) => {
      await loadAll(context, files, rules);
      reportLoad(context);
    },
    editable: {
      base,
      pattern,
      textProblems: (body) => checkBody(body, rules),
      nameProblem: rules.named,
    },
  };
}

/** Of the facts that these schemas were made with. */
const facts = factsVersion();

/** Tells the development server, if it asked for the load, which facts the entries have (build/content-watch.ts). */
function reportLoad({ refreshContextData }: LoaderContext): void {
  if (typeof refreshContextData?.onLoad === 'function') refreshContextData.onLoad(facts);
}

async function loadAll(context: LoaderContext, files: FilePattern, rules: Rules): Promise<void> {
  const { collection, config, store, watcher, logger } = context;
  const folder = fileURLToPath(new URL(`${files.base}/`, config.root));
  clearCollection(collection);
  const gone = new Set(store.keys());
  for (const file of globSync(files.pattern, { cwd: folder }).sort()) {
    gone.delete(idOf(file));
    await loadOne(file);
  }
  for (const id of gone) store.delete(id);

  async function loadOne(file: string): Promise<void> {
    const path = join(folder, file);
    const id = idOf(file);
    const root = fileURLToPath(config.root);
    const filePath = relative(root, path).replaceAll('\\', '/');
    const named = `site/${filePath}`;
    const entry = checkEntry(readFileSync(path, 'utf8'), named, path, rules);
    const misnamed = NAME.test(id) ? rules.named?.(id) : BAD_NAME;
    if (misnamed) entry.problems.unshift({ file: named, line: 1, what: misnamed });
    const address = rules.address?.(id, entry.written);
    const page = address && { address, html: () => store.get(id)?.rendered?.html ?? '' };
    const seen = { ...seenOf(entry, named, rules), ...(page && { page }) };
    const rendered = await renderedOf(entry, { path, named });
    setEntryState(collection, named, seen);
    // The development server shows drafts too.
    const isShown = entry.problems.length === 0 && (watcher !== undefined || !seen.waiting);
    if (!isShown) {
      // The development server keeps showing the last right version.
      if (!watcher) store.delete(id);
      return;
    }
    const { data = {} } = entry;
    const body = files.retainBody === false ? undefined : entry.body.trim();
    store.set({ id, data, filePath, ...(body !== undefined && { body }), ...(rendered && { rendered }) });
  }

  /** A renderer's error, such as code in an unknown language, becomes a problem of the entry. */
  async function renderedOf(
    { problems, body, bodyLine }: CheckedEntry,
    file: { path: string; named: string },
  ) {
    if (problems.length > 0 || !file.path.endsWith('.md')) return undefined;
    try {
      return await context.renderMarkdown(body.trim(), { fileURL: pathToFileURL(file.path) });
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      problems.push({ file: file.named, line: bodyLine + linesBeforeQuoted(what, body), what });
      return undefined;
    }
  }

  if (!watcher) return;
  watcher.add(folder);
  let changes = Promise.resolve();
  /** One after the other, and a moment after the event: of quick saves, the last one must win. */
  const onChange = (path: string) => {
    const file = relative(folder, path).replaceAll('\\', '/');
    if (matchesGlob(file, files.pattern))
      changes = changes.then(() => setTimeout(SETTLE_MS)).then(() => reload(path, file));
  };
  const reload = async (path: string, file: string) => {
    if (existsSync(path)) await loadOne(file).catch((error) => logger.error(`${file}: ${error}`));
    else {
      store.delete(idOf(file));
      setEntryState(
        collection,
        `site/${relative(fileURLToPath(config.root), path).replaceAll('\\', '/')}`,
        undefined,
      );
    }
  };
  for (const event of ['add', 'change', 'unlink']) watcher.on(event, onChange);
}

/** The watcher may skip an event that follows within milliseconds. */
const SETTLE_MS = 50;

/** Addresses are made from the names of files. */
const NAME = /^[a-z0-9./-]+$/;
const BAD_NAME = 'the name of the file must be small letters, digits and hyphens.';

const idOf = (file: string): string => file.replaceAll('\\', '/').replace(/(\/index)?\.\w+$/, '');

/** Lines of the text before the first thing that a message quotes; without a quote, before its first word. */
function linesBeforeQuoted(message: string, body: string): number {
  const [, quoted = ''] = /"([^"]+)"/.exec(message) ?? [];
  const at = quoted === '' ? -1 : body.indexOf(quoted);
  return body.slice(0, at < 0 ? body.search(/\S/) : at).split('\n').length - 1;
}

function seenOf(entry: CheckedEntry, file: string, { alone, waitsFor }: Rules): EntryState {
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

function waitingOf({ data, written, problems }: CheckedEntry, file: string, waitsFor: string | undefined) {
  const { draft, title, description } = { ...written, ...data };
  const day = waitsFor === undefined ? undefined : written[waitsFor];
  const isLater = typeof day === 'string' && day > todayInKampala();
  const until: IsoDay | 'draft' | undefined =
    draft === true ? 'draft' : isLater && problems.length === 0 ? day : undefined;
  return until === undefined ? undefined : { file, title: String(title ?? description ?? ''), until };
}

/** All entries from one file, each under its name. */
export function entriesOf(path: string, schema: z.ZodType): EditableLoader {
  const named = `site/${path.replace(/^\.\//, '')}`;
  const all = z.record(z.string(), schema);
  return {
    name: 'entries of a file',
    editable: { base: dirname(path), pattern: basename(path), schema: all },
    load: async (context) => {
      const { collection, config, store, watcher } = context;
      const from = fileURLToPath(new URL(path, config.root));
      const readAll = () => {
        const { problems, data = {} } = readYaml({ text: readFileSync(from, 'utf8'), file: named }, all);
        setEntryState(collection, named, { problems });
        // The development server keeps showing the last right version.
        if (problems.length > 0) return;
        for (const id of store.keys()) if (!Object.hasOwn(data, id)) store.delete(id);
        for (const [id, entry] of Object.entries(data))
          store.set({ id, data: entry as Record<string, unknown> });
      };
      clearCollection(collection);
      readAll();
      reportLoad(context);
      watcher?.add(from);
      watcher?.on('change', (changed) => {
        if (changed === from) readAll();
      });
    },
  };
}
