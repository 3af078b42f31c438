// The served build. A reload reads the new build completely before it replaces the old one; an incomplete build is
// never served.
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST_FILE, type SiteManifest } from '@tred/contract/manifest';
import type { FastifyBaseLogger } from 'fastify';
import { errorMessage } from '../error-text.ts';
import { repeat } from '../repeat.ts';
import { createSubmissionContext, type SubmissionContext } from '../submission-context.ts';
import { readManifest, SiteError } from './read-manifest.ts';
import { type LoadedSite, readStaticSite, type SiteFile, type StaticSite } from './static-site.ts';

type ContextSettings = Parameters<typeof createSubmissionContext>[1];

export interface LiveSite {
  site: StaticSite;
  context: SubmissionContext;
  build(): { id: string; madeAt: number; ignoredRedirects: readonly string[] };
  /** Reloads the folder; true for another build. Rejects and changes nothing if it is incomplete. */
  reload(): Promise<boolean>;
  /** Watches for a new build folder. Returns a function that stops it. */
  watch(log: FastifyBaseLogger, every?: number): () => Promise<void>;
}

interface LoadedBuild {
  folder: string;
  madeAt: number;
  site: LoadedSite;
  context: SubmissionContext;
  /** The site, with scripts and styles of the previous build: open pages may still request them. */
  served: StaticSite;
  earlier: ReadonlyMap<string, SiteFile>;
}

const lookEvery = 2_000;
const attempts = 3;
/** File names here contain a hash. */
const forGood = '/_astro/';

/** Identifies the folder at this path; undefined without one. */
const folderAt = (dir: string) =>
  stat(dir).then(
    ({ dev, ino }) => `${dev}:${ino}`,
    () => undefined,
  );

interface ReadSite {
  manifest: SiteManifest;
  site: LoadedSite;
  madeAt: number;
}

async function readOnce(dir: string): Promise<ReadSite> {
  const { mtimeMs } = await stat(join(dir, MANIFEST_FILE)).catch(() => ({ mtimeMs: 0 }));
  const manifest = await readManifest(dir);
  return { manifest, madeAt: mtimeMs, site: await readStaticSite(dir, manifest) };
}

async function readWhole(dir: string): Promise<ReadSite & { folder: string }> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const folder = await folderAt(dir);
    const [result] = await Promise.allSettled([readOnce(dir)]);
    if (folder === (await folderAt(dir))) {
      if (result.status === 'rejected') throw result.reason;
      return { folder: folder ?? '', ...result.value };
    }
  }
  throw new SiteError(`${dir} does not stay the same for as long as it takes to read it.`);
}

const following = <Thing extends object>(present: () => Thing): Thing =>
  new Proxy({} as Thing, { get: (_target, name) => Reflect.get(present(), name) });

export async function openLiveSite(dir: string, settings: ContextSettings): Promise<LiveSite> {
  async function load(before?: LoadedBuild): Promise<LoadedBuild> {
    // A power failure between the two renames of a swap leaves the previous build only.
    const isHalfSwapped = !before && !(await folderAt(dir)) && (await folderAt(`${dir}.previous`));
    const { folder, madeAt, manifest, site } = await readWhole(isHalfSwapped ? `${dir}.previous` : dir);
    // Reloading the same build keeps the files of the previous one.
    const earlier =
      before?.site.build === site.build ? before.earlier : (before?.site.below(forGood) ?? new Map());
    const served: StaticSite = { ...site, find: (address) => site.find(address) ?? earlier.get(address) };
    return { folder, madeAt, site, served, earlier, context: createSubmissionContext(manifest, settings) };
  }

  let now = await load();
  async function replace(): Promise<boolean> {
    const before = now;
    now = await load(before);
    return now.site.build !== before.site.build;
  }

  let running: Promise<unknown> = Promise.resolve();
  const live: LiveSite = {
    site: following(() => now.served),
    context: following(() => now.context),
    build: () => ({
      id: now.site.build,
      madeAt: now.madeAt,
      ignoredRedirects: now.site.ignoredRedirects,
    }),
    reload() {
      // One reload after the other, so that the last one wins.
      const next = running.then(replace, replace);
      running = next.catch(() => {});
      return next;
    },
    watch(log, every = lookEvery) {
      let refused: string | undefined;
      return repeat(async () => {
        const folder = await folderAt(dir);
        if (folder === undefined || folder === now.folder || folder === refused) return;
        refused = (await reloadAndLog(live, log)) ? undefined : folder;
      }, every);
    },
  };
  return live;
}

export async function reloadAndLog(live: LiveSite, log: FastifyBaseLogger): Promise<boolean> {
  try {
    const another = await live.reload();
    log.info({ build: live.build().id }, another ? 'serving another build' : 'this build is served already');
    const { ignoredRedirects } = live.build();
    if (ignoredRedirects.length > 0)
      log.warn({ redirects: ignoredRedirects }, 'ignored redirects over a page or an address of the server');
    return true;
  } catch (error) {
    log.error(
      { why: errorMessage(error), build: live.build().id },
      'refused the new build; still serving the previous one',
    );
    return false;
  }
}
