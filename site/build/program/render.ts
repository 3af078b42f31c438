// Renders all pages and files into a new folder, with their policy, manifest, search index and compressed copies. What did not
// change since the last output is taken from there.
import { hash } from 'node:crypto';
import { copyFile, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { MANIFEST_FILE } from '@tred/contract/manifest';
import Tinypool from 'tinypool';
import { pageLimit } from '../../checks/budgets.ts';
import { organisation } from '../../src/facts/organisation.ts';
import { redirects } from '../../src/facts/website.ts';
import { INDEX_ADDRESS } from '../../src/features/search/index-file.ts';
import { deleteUnused } from '../../src/files/disk-cache.ts';
import { isCompressed } from '../compress.ts';
import { listFiles } from '../dist-files.ts';
import type { FinishedPage, Finishing, PageToFinish } from '../finish-page.ts';
import { elementsIn, parsePage, textOf } from '../html-tree.ts';
import { brokenLinks } from '../links.ts';
import { formsAt, writeManifest } from '../manifest.ts';
import { makeIndex } from '../search-index.ts';
import { sitemapFiles } from '../sitemap.ts';
import { type Address, addresses } from './addresses.ts';
import type { Problem } from './messages.ts';
import { type KnownPages, type MadeFrom, type Output, PAGES_FILE, readOutput } from './output.ts';

export type Step = { step: 'pages' | 'files' | 'compress'; done: number; of: number };
export type Rendering = {
  out: string;
  /** The last output. */
  previous: string | undefined;
  /** Folder of the compiled program. */
  program: string;
  from: MadeFrom;
  settings: Omit<Finishing, 'out' | 'ownScripts'> & { subdomains: boolean };
  onStep: (step: Step) => void;
};

/** Has all inline scripts that pages may have. */
const SCRIPTS_PAGE = '/_inline-scripts';
/** Returns problems, or the number of pages. `out` is then complete. */
export async function render(rendering: Rendering): Promise<{ problems: Problem[] } | { pages: number }> {
  const { out, onStep } = rendering;
  const part = `${out}.part`;
  await rm(part, { recursive: true, force: true });
  const threads = new Tinypool({
    filename: join(process.cwd(), 'build/finish-page.ts'),
    // One page of a thread waits for the disk while another is finished.
    concurrentTasksPerWorker: 3,
  });
  try {
    const all = new Map(await addresses());
    const written = new Writer(part, rendering);
    for (const file of listFiles(join(rendering.program, 'client')))
      await written.copy(file, join(rendering.program, 'client', file));
    const pages = await renderPages(all, rendering, threads, written);
    const files = [...all].filter(([, { kind, file }]) => kind === 'file' && file !== MANIFEST_FILE);
    await inParallel('files', files, onStep, async ([, { file, make }]) => {
      const made = await make();
      if (!made.ok) throw new Error(`/${file} could not be made (${made.status}).`);
      await written.write(file, new Uint8Array(await made.arrayBuffer()));
    });
    const problems = [...linkProblems(pages, written.files), ...heavyPages(pages)];
    if (problems.length > 0) return { problems };

    for (const [file, text] of Object.entries(
      sitemapFiles(
        pages.filter(({ listed }) => listed),
        rendering.settings.origin,
      ),
    ))
      await written.write(file, text);
    await written.write(
      INDEX_ADDRESS.slice(1),
      JSON.stringify(makeIndex(pages.flatMap(({ found }) => found))),
    );
    const { serverOrigin, subdomains } = rendering.settings;
    await writeManifest(
      part,
      await (await (all.get(`/${MANIFEST_FILE}`) as Address).make()).json(),
      { redirects: redirects(), serverOrigin, subdomains, hidden: !organisation.launched },
      pages.map((page) => ({ ...page, forms: formsAt(page.actions) })),
    );
    await compress(written, rendering, threads);
    await rename(part, out);
    await deleteUnused();
    return { pages: pages.length };
  } finally {
    await threads.destroy();
    await rm(part, { recursive: true, force: true });
  }
}

async function renderPages(
  all: Map<string, Address>,
  { previous, from, settings, onStep, ...rendering }: Rendering,
  threads: Tinypool,
  written: Writer,
): Promise<FinishedPage[]> {
  const ownScripts = scriptsIn(await (await (all.get(SCRIPTS_PAGE) as Address).make()).text());
  all.delete(SCRIPTS_PAGE);
  const last = previous === undefined ? undefined : readOutput(previous);
  const before = last?.version === from.version ? last.pages : {};
  const pages = [...all].filter(([, { kind }]) => kind !== 'file');
  const known: KnownPages = {};
  await inParallel('pages', pages, onStep, async ([address, { file, make }]) => {
    const response = await make();
    if (response.status >= 500) throw new Error(`The page ${address} could not be rendered.`);
    const html = await response.text();
    const source = hash('sha256', html);
    const same = before[file]?.source === source && (await written.take(file)) ? before[file] : undefined;
    const finishing: PageToFinish = {
      ...settings,
      ownScripts,
      out: `${rendering.out}.part`,
      file,
      address,
      html,
    };
    known[file] = same ?? { source, page: await threads.run(finishing, { name: 'finishPage' }) };
    written.files.push(file);
  });
  await writeFile(
    join(`${rendering.out}.part`, PAGES_FILE),
    JSON.stringify({ ...from, pages: known } satisfies Output),
  );
  return Object.values(known)
    .map(({ page }) => page)
    .sort((one, other) => (one.file < other.file ? -1 : 1));
}

const scriptsIn = (html: string): string[] =>
  [...elementsIn(parsePage(html))].flatMap((element) =>
    element.tagName === 'script' && !element.attrs.some(({ name }) => name === 'src') ? textOf(element) : [],
  );

const AT_ONCE = 12;

/** Some wait for pictures and PDFs while others are rendered. After a failure no other begins. */
async function inParallel<Each>(
  step: Step['step'],
  list: readonly Each[],
  onStep: (step: Step) => void,
  work: (each: Each) => Promise<void>,
): Promise<void> {
  const waiting = [...list];
  const one = async () => {
    for (let each = waiting.shift(); each !== undefined; each = waiting.shift()) {
      await work(each).catch((error) => {
        waiting.length = 0;
        throw error;
      });
      done += 1;
      onStep({ step, done, of: list.length });
    }
  };
  let done = 0;
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, one));
  for (const each of ended) if (each.status === 'rejected') throw each.reason;
}

async function compress(
  { changed }: Writer,
  { out, settings, onStep }: Rendering,
  threads: Tinypool,
): Promise<void> {
  if (settings.compression === 'off') return;
  const quick = settings.compression === 'quick';
  const list = [...changed, '_headers', '_redirects'].filter(isCompressed);
  await inParallel('compress', list, onStep, async (file) => {
    await threads.run({ path: join(`${out}.part`, file), quick }, { name: 'finishFile' });
  });
}

/** Writes files, or takes them from the last output with their compressed copies. */
class Writer {
  readonly files: string[] = [];
  /** Not in the last output. */
  readonly changed: string[] = [];
  readonly #out: string;
  readonly #previous: string | undefined;

  constructor(out: string, { previous }: Rendering) {
    this.#out = out;
    this.#previous = previous;
  }

  async write(file: string, content: string | Uint8Array): Promise<void> {
    const bytes = Buffer.from(content);
    this.files.push(file);
    if (await this.#takeSame(file, bytes)) return;
    this.changed.push(file);
    await mkdir(dirname(join(this.#out, file)), { recursive: true });
    await writeFile(join(this.#out, file), bytes);
  }

  async copy(file: string, from: string): Promise<void> {
    this.files.push(file);
    if (await this.#takeSame(file, await readFile(from))) return;
    this.changed.push(file);
    await linkOrCopy(from, join(this.#out, file));
  }

  async #takeSame(file: string, bytes: Uint8Array): Promise<boolean> {
    const before = this.#previous && (await readFile(join(this.#previous, file)).catch(() => undefined));
    return before ? before.equals(bytes) && this.take(file) : false;
  }

  /** The file of the last output, as it is. */
  async take(file: string): Promise<boolean> {
    if (!this.#previous) return false;
    const from = join(this.#previous, file);
    const to = join(this.#out, file);
    try {
      await linkOrCopy(from, to);
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
    for (const suffix of isCompressed(file) ? ['.br', '.gz'] : [])
      await linkOrCopy(from + suffix, to + suffix).catch((error) => {
        // A copy that would not be smaller is not there.
        if (!isMissing(error)) throw error;
      });
    return true;
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function linkOrCopy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await link(from, to);
  } catch (error) {
    if (isMissing(error)) throw error;
    // Another disk.
    await copyFile(from, to);
  }
}

const linkProblems = (pages: readonly FinishedPage[], files: readonly string[]): Problem[] =>
  brokenLinks(pages, files).map((broken) => ({ ...broken, field: '', message: broken.what }));

/** The gallery is for tests: nobody opens it on a slow network. */
function heavyPages(pages: readonly FinishedPage[]): Problem[] {
  return pages.flatMap(({ file, address, bytes }) => {
    const most = pageLimit(address);
    if (bytes === undefined || bytes <= most || file.startsWith('gallery/')) return [];
    const [now, limit] = [bytes, most].map((number) => number.toLocaleString('en-GB'));
    const what = `the page ${address} has ${now} bytes, and a slow network allows ${limit}. Shorten a text, or move a part of it to another page.`;
    return [{ path: '', line: 0, field: '', message: what, what }];
  });
}
