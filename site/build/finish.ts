// What is made of the finished pages, once all are written: pinned scripts, the search index, the manifest with each
// page's policy, compressed copies. Threads read each page once, on all processors.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { forgetOld } from '../src/files/kept.ts';
import { stopAtBrokenLinks } from './broken-links.ts';
import { listFiles } from './dist-files.ts';
import type { Done, FinishedPage, Finishing, Task } from './finish-page.ts';
import { FinishedBefore } from './finished-before.ts';
import { formsAt } from './forms-in.ts';
import { isCompressed } from './is-compressed.ts';
import { writeManifest } from './manifest.ts';
import { foundHow, writeIndex } from './search-index.ts';
import { Threads } from './threads.ts';

type Options = {
  redirects: Readonly<Record<string, string>>;
  /** Where the build before is, and all that decides how a file is finished. Without it, all are finished anew. */
  before?: { folder: string; notes: string; by: string } | undefined;
  said?: (line: string) => void;
};

export async function finishSite(
  all: Finishing,
  { redirects, before, said = () => {} }: Options,
): Promise<void> {
  const { dist } = all;
  const last = before && new FinishedBefore({ dist, before: before.folder, notes: before.notes }, before.by);
  const workerData = { ...all, before: before?.folder };
  const threads = new Threads<Task, Done>(new URL('./finish-worker.ts', import.meta.url), workerData);
  try {
    const files = await listFiles(dist);
    const foundOf = await foundHow(dist, files);
    /** Gives what was read of those that are pages. */
    const finishAll = async (which: readonly string[]): Promise<FinishedPage[]> => {
      const tasks = which.map((file): Task => ({ file, found: foundOf(file) }));
      const done = await threads.doAll(tasks.map((task) => ({ ...task, known: last?.knownAs(task) })));
      return tasks.flatMap((task, at) => {
        const each = done[at];
        return (each && (last ? last.note(task, each) : each.page)) ?? [];
      });
    };
    const finished = await finishAll(files.filter((file) => file.endsWith('.html')));
    stopAtBrokenLinks(dist, files, finished);
    const pages = finished.map((page) => ({ ...page, forms: formsAt(page.actions) }));
    const entries = await writeIndex(dist, pages);
    await writeManifest(dist, redirects, pages);
    // The index and the rules are written by now, and the content that the manifest took is gone.
    const rest = (await listFiles(dist)).filter((file) => isCompressed(file) && !file.endsWith('.html'));
    if (all.compressed) await finishAll(rest);
    last?.writeDown();
    const forms = pages.filter((page) => page.forms.length > 0).length;
    said(
      `${pages.length} pages, each with its policy; ${forms} hold a form; ${entries} entries in the index`,
    );
  } finally {
    await threads.end();
  }
}

export function finish(redirects: Readonly<Record<string, string>>): AstroIntegration {
  let origin = '';
  return {
    name: 'tred:finish',
    hooks: {
      'astro:config:done': ({ config }) => {
        origin = config.site ?? '';
      },
      'astro:build:done': async ({ dir, logger }) => {
        const { PUBLIC_FORMS_ORIGIN: desk, TRED_COMPRESS, TRED_BUILT_BY } = process.env;
        const finishing = {
          dist: fileURLToPath(dir),
          origin,
          deskOrigin: desk && new URL(desk).origin,
          // A build that nobody is served from can do without.
          compressed: TRED_COMPRESS !== 'off',
        };
        // What scripts/build-site.ts knows of the code; a build that it did not start finishes everything.
        const before = TRED_BUILT_BY && {
          folder: fileURLToPath(new URL('../dist', dir)),
          notes: fileURLToPath(new URL('../node_modules/.cache/tred/finished.json', dir)),
          by: JSON.stringify([TRED_BUILT_BY, { ...finishing, dist: '' }, await scriptNames(finishing.dist)]),
        };
        await finishSite(finishing, {
          redirects,
          before: before || undefined,
          said: (line) => logger.info(line),
        });
        await forgetOld();
      },
    },
  };
}

/** A page names its scripts and repeats their hashes. */
const scriptNames = async (dist: string): Promise<string[]> =>
  (await listFiles(join(dist, '_astro'))).filter((file) => file.endsWith('.js'));
