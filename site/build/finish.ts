// Runs after rendering: pinned scripts, search index, manifest with policies, compression. Worker threads read each
// page once.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import Tinypool from 'tinypool';
import { pageLimit } from '../checks/budgets.ts';
import { organisation } from '../src/facts/organisation.ts';
import { INDEX_ADDRESS } from '../src/features/search/index-file.ts';
import { deleteUnused } from '../src/files/disk-cache.ts';
import { FactsError } from '../src/readers/read-facts.ts';
import { inWords } from '../src/readers/read-yaml.ts';
import { isCompressed } from './compress.ts';
import { listFiles } from './dist-files.ts';
import { codeOfScripts, type FileToFinish, type FinishedPage, type Finishing } from './finish-page.ts';
import { stopAtBrokenLinks } from './links.ts';
import { formsAt, type Hosting, writeManifest } from './manifest.ts';
import { writeIndex } from './search-index.ts';
import { sitemapOf } from './sitemap.ts';

type Options = Hosting & { log?: (line: string) => void };

/** A page that has all inline scripts. */
const SCRIPTS_PAGE = '_inline-scripts';

export async function finishSite(
  { dist, ...settings }: Omit<Finishing, 'ownScripts'>,
  { log = () => {}, ...hosting }: Options,
): Promise<void> {
  const listed = await readFile(join(dist, SCRIPTS_PAGE, 'index.html'), 'utf8');
  await rm(join(dist, SCRIPTS_PAGE), { recursive: true });
  const all: Finishing = { ...settings, dist, ownScripts: codeOfScripts(listed) };
  // One file of a thread waits for the disk while another is finished.
  const threads = new Tinypool({
    filename: new URL('./finish-page.ts', import.meta.url).href,
    name: 'finishFile',
    concurrentTasksPerWorker: 3,
  });
  try {
    const files = listFiles(dist);
    /** Returns the data of pages. */
    const finishAll = async (which: readonly string[]): Promise<FinishedPage[]> => {
      const done: (FinishedPage | undefined)[] = await Promise.all(
        which.map((file) => threads.run({ ...all, file } satisfies FileToFinish)),
      );
      return done.flatMap((page) => page ?? []);
    };
    const finished = await finishAll(files.filter((file) => file.endsWith('.html')));
    stopAtBrokenLinks(dist, files, finished);
    stopAtHeavyPages(finished);
    const pages = finished.map((page) => ({ ...page, forms: formsAt(page.actions) }));
    const entries = await writeIndex(dist, pages);
    await writeManifest(dist, hosting, pages);
    // The index and header rules exist now.
    const rest = listFiles(dist).filter((file) => isCompressed(file) && !file.endsWith('.html'));
    if (all.compression !== 'off') await finishAll(rest);
    const forms = pages.filter((page) => page.forms.length > 0).length;
    log(`${pages.length} pages, each with its policy; ${forms} hold a form; ${entries} entries in the index`);
  } finally {
    await threads.destroy();
  }
}

/** The gallery is for tests: nobody opens it on a slow network. */
function stopAtHeavyPages(pages: readonly FinishedPage[]): void {
  const problems = pages.flatMap(({ file, address, bytes }) => {
    const most = pageLimit(address);
    if (bytes === undefined || bytes <= most || file.startsWith('gallery/')) return [];
    const [now, limit] = [bytes, most].map((number) => number.toLocaleString('en-GB'));
    const what = `the page has ${now} bytes, and a slow network allows ${limit}. Shorten a text, or move a part of it to another page.`;
    return [{ file: `the page ${address}`, line: 0, what }];
  });
  if (problems.length > 0) throw new FactsError(problems.map(inWords).join('\n'));
}

/** Everything after rendering: sitemap, scripts, policies, search index, manifest, compression. */
export function finish(redirects: Readonly<Record<string, string>>): AstroIntegration[] {
  let [origin, dist] = ['', ''];
  const own: AstroIntegration = {
    name: 'tred:finish',
    hooks: {
      'astro:config:setup': ({ config, injectRoute }) => {
        // Astro ignores names with an underscore unless they are injected.
        for (const file of ['_astro/[picture].ts', '_manifest.json.ts', `${SCRIPTS_PAGE}.astro`])
          injectRoute({
            pattern: `/${file.replace(/\.\w+$/, '')}`,
            entrypoint: new URL(`src/pages/${file}`, config.root),
            prerender: true,
          });
      },
      'astro:config:done': ({ config }) => {
        origin = config.site ?? '';
        dist = fileURLToPath(config.outDir);
      },
      // In development, the search uses the last build.
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(INDEX_ADDRESS, async (_request, response) => {
          const text = await readFile(join(dist, INDEX_ADDRESS)).catch(() => undefined);
          if (!text) response.statusCode = 404;
          response.end(text);
        });
      },
      'astro:build:done': async ({ logger }) => {
        const {
          PUBLIC_FORMS_ORIGIN: desk,
          PUBLIC_VISITS: counter,
          HSTS_SUBDOMAINS,
          TRED_COMPRESS: compression,
        } = process.env;
        const deskOrigin = desk && new URL(desk).origin;
        const finishing: Omit<Finishing, 'ownScripts'> = {
          dist,
          origin,
          deskOrigin,
          visitsOrigin: counter ? new URL(counter.split(' ')[0] ?? '').origin : undefined,
          compression: compression === 'off' || compression === 'quick' ? compression : 'strong',
        };
        const hosting = {
          redirects,
          deskOrigin,
          subdomains: HSTS_SUBDOMAINS === 'on',
          hidden: !organisation.launched,
        };
        await finishSite(finishing, { ...hosting, log: (line) => logger.info(line) });
        await deleteUnused();
      },
    },
  };
  return [sitemapOf(() => dist), own];
}
