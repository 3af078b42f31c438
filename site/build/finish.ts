// What is made of the finished pages, once all are written: pinned scripts, the search index, the manifest with each
// page's policy, compressed copies. Threads read each page once, on all processors.
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { forgetOld } from '../src/files/kept.ts';
import { stopAtBrokenLinks } from './broken-links.ts';
import { listFiles } from './dist-files.ts';
import type { FinishedPage, Finishing, Task } from './finish-page.ts';
import { formsAt } from './forms-in.ts';
import { isCompressed } from './is-compressed.ts';
import { writeManifest } from './manifest.ts';
import { foundHow, writeIndex } from './search-index.ts';
import { Threads } from './threads.ts';

type Options = {
  redirects: Readonly<Record<string, string>>;
  said?: (line: string) => void;
};

export async function finishSite(all: Finishing, { redirects, said = () => {} }: Options): Promise<void> {
  const { dist } = all;
  const threads = new Threads<Task, FinishedPage | undefined>(
    new URL('./finish-worker.ts', import.meta.url),
    all,
  );
  try {
    const files = await listFiles(dist);
    const foundOf = await foundHow(dist, files);
    /** Gives what was read of those that are pages. */
    const finishAll = async (which: readonly string[]): Promise<FinishedPage[]> => {
      const done = await threads.doAll(which.map((file) => ({ file, found: foundOf(file) })));
      return done.flatMap((page) => page ?? []);
    };
    const finished = await finishAll(files.filter((file) => file.endsWith('.html')));
    stopAtBrokenLinks(dist, files, finished);
    const pages = finished.map((page) => ({ ...page, forms: formsAt(page.actions) }));
    const entries = await writeIndex(dist, pages);
    await writeManifest(dist, redirects, pages);
    // The index and the rules are written by now, and the content that the manifest took is gone.
    const rest = (await listFiles(dist)).filter((file) => isCompressed(file) && !file.endsWith('.html'));
    if (all.compressed) await finishAll(rest);
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
        const { PUBLIC_FORMS_ORIGIN: desk, TRED_COMPRESS } = process.env;
        const finishing = {
          dist: fileURLToPath(dir),
          origin,
          deskOrigin: desk && new URL(desk).origin,
          // A build that nobody is served from can do without.
          compressed: TRED_COMPRESS !== 'off',
        };
        await finishSite(finishing, { redirects, said: (line) => logger.info(line) });
        await forgetOld();
      },
    },
  };
}
