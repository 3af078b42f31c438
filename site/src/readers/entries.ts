// Loaders of collections. They skip an invalid file and report it at the end.
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
  /** Folder, relative to the site. */
  base: string;
  pattern: string;
  /** Keep the Markdown source; large collections do not need it. */
  retainBody?: boolean;
};

export type Rules = EntryRules & {
  waitsFor?: string;
  /** Address of an entry's page, if it has one; `id` is its file without extension. */
  address?: (id: string, fields: Readonly<Record<string, unknown>>) => string;
  /** Problem of a file’s name, also with its fields. */
  named?: (id: string, fields: Readonly<Record<string, unknown>>) => string | undefined;
  alone?: string;
};

export type Editable = {
  base: string;
  pattern: string;
  /** Schema of a whole file, if it differs from the collection's. */
  schema?: z.ZodType;
  textProblems?: (body: Body) => ContentProblem[];
  nameProblem?: Rules['named'] | undefined;
  waitsFor?: string | undefined;
  address?: Rules['address'] | undefined;
};

type EditableLoader = Loader & { editable: Editable };

/** One entry from each file, with the collection's schema. */
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
      waitsFor: rules.waitsFor,
      address: rules.address,
    },
  };
}

/** Version of the facts in these schemas. */
const facts = factsVersion();

/** Tells the development server which facts the entries have (build/content-watch.ts). */
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
    const misnamed = NAME.test(id) ? rules.named?.(id, entry.raw) : BAD_NAME;
    if (misnamed) entry.problems.unshift({ file: named, line: 1, what: misnamed });
    const address = rules.address?.(id, entry.raw);
    const page = address && { address, html: () => store.get(id)?.rendered?.html ?? '' };
    const seen = { ...seenOf(entry, named, rules), ...(page && { page }) };
    // Development renders an entry again only if it changed; a new process may have other code.
    const { data = {} } = entry;
    const version = { data, body: entry.body, since: performance.timeOrigin };
    const digest = watcher && context.generateDigest(version);
    const isSame = digest !== undefined && store.get(id)?.digest === digest && entry.problems.length === 0;
    const rendered = isSame ? undefined : await renderedOf(entry, { path, named });
    setEntryState(collection, named, seen);
    if (isSame) return;
    // Development shows drafts.
    const isShown = entry.problems.length === 0 && (watcher !== undefined || !seen.waiting);
    if (!isShown) {
      // Development keeps the last valid version.
      if (!watcher) store.delete(id);
      return;
    }
    const body = files.retainBody === false ? undefined : entry.body.trim();
    store.set({
      ...{ id, data, filePath },
      ...(digest !== undefined && { digest }),
      ...(body !== undefined && { body }),
      ...(rendered && { rendered }),
    });
  }

  /** Turns a renderer's error, such as an unknown language, into a problem of the entry. */
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
  /** Serial and delayed, so that the last of several quick saves wins. */
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

/** The watcher may skip an event within milliseconds. */
const SETTLE_MS = 50;

/** File names become addresses. */
const NAME = /^[a-z0-9./-]+$/;
const BAD_NAME = 'the name of the file must be small letters, digits and hyphens.';

const idOf = (file: string): string => file.replaceAll('\\', '/').replace(/(\/index)?\.\w+$/, '');

/** Lines before the first quoted word of a message, to find its position. */
function linesBeforeQuoted(message: string, body: string): number {
  const [, quoted = ''] = /"([^"]+)"/.exec(message) ?? [];
  const at = quoted === '' ? -1 : body.indexOf(quoted);
  return body.slice(0, at < 0 ? body.search(/\S/) : at).split('\n').length - 1;
}

function seenOf(entry: CheckedEntry, file: string, { alone, waitsFor }: Rules): EntryState {
  const { problems, raw, lineOf } = entry;
  const number = alone === undefined ? undefined : raw[alone];
  return {
    problems,
    waiting: waitingOf(entry, file, waitsFor),
    alone:
      alone !== undefined && typeof number === 'number'
        ? { field: alone, value: number, line: lineOf([alone]) }
        : undefined,
  };
}

function waitingOf({ data, raw, problems }: CheckedEntry, file: string, waitsFor: string | undefined) {
  const { draft, title, description } = { ...raw, ...data };
  const day = waitsFor === undefined ? undefined : raw[waitsFor];
  const isLater = typeof day === 'string' && day > todayInKampala();
  const until: IsoDay | 'draft' | undefined =
    draft === true ? 'draft' : isLater && problems.length === 0 ? day : undefined;
  return until === undefined ? undefined : { file, title: String(title ?? description ?? ''), until };
}

/** All entries from one file, by name. */
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
        // Development keeps the last valid version.
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
