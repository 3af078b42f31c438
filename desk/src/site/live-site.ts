// The built site as it is now. A new build takes the place of the one before in one step, once all of it has been read:
// what is not whole is never served, and the one before stays.
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST_FILE, type SiteManifest } from '@tred/contract/manifest';
import type { FastifyBaseLogger } from 'fastify';
import { createSubmissionContext, type SubmissionContext } from '../submission-context.ts';
import { readManifest, SiteError } from './read-manifest.ts';
import { type LoadedSite, readStaticSite, type SiteFile, type StaticSite } from './static-site.ts';

type ContextSettings = Parameters<typeof createSubmissionContext>[1];

export interface LiveSite {
  /** Both are what they are at the moment they are asked. */
  site: StaticSite;
  context: SubmissionContext;
  /** Which build is served, and when it was made. */
  build(): { id: string; madeAt: number };
  /** Serves what is in the folder now; true when that is another build. Rejects, and changes nothing, when it is not whole. */
  reload(): Promise<boolean>;
  /** Notices when another folder takes the place of the one that is served. Returns what ends it. */
  watch(log: FastifyBaseLogger, every?: number): () => void;
  close(): void;
}

/** One build, as it was read. */
interface Loaded {
  folder: string;
  madeAt: number;
  site: LoadedSite;
  context: SubmissionContext;
  /** The site, and scripts and styles of the build before it: pages that are open may still ask for them. */
  served: StaticSite;
  earlier: ReadonlyMap<string, SiteFile>;
}

const lookEvery = 2_000;
const attempts = 3;
/** Where a name is never used for other contents. */
const forGood = '/_astro/';

/** Tells one folder at this path from another; undefined while there is none. */
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

/** Another build may be put there while this one is read: then it is read again. */
async function readWhole(dir: string): Promise<ReadSite & { folder: string }> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const folder = await folderAt(dir);
    const [result] = await Promise.allSettled([readOnce(dir)]);
    if (folder === (await folderAt(dir))) {
      if (result.status === 'rejected') throw result.reason;
      return { folder: folder ?? '', ...result.value };
    }
    if (result.status === 'fulfilled') result.value.site.close();
  }
  throw new SiteError(`${dir} does not stay the same for as long as it takes to read it.`);
}

/** Whatever is asked of it is asked of what is there then. */
const following = <Thing extends object>(present: () => Thing): Thing =>
  new Proxy({} as Thing, { get: (_target, name) => Reflect.get(present(), name) });

export async function openLiveSite(dir: string, settings: ContextSettings): Promise<LiveSite> {
  async function load(before?: Loaded): Promise<Loaded> {
    const { folder, madeAt, manifest, site } = await readWhole(dir);
    // The same build again, in another folder or not, keeps what it had of the one before it.
    const earlier =
      before?.site.build === site.build ? before.earlier : (before?.site.inMemory(forGood) ?? new Map());
    const served: StaticSite = { ...site, find: (address) => site.find(address) ?? earlier.get(address) };
    return { folder, madeAt, site, served, earlier, context: createSubmissionContext(manifest, settings) };
  }

  let now = await load();
  async function replace(): Promise<boolean> {
    const before = now;
    now = await load(before);
    before.site.close();
    return now.site.build !== before.site.build;
  }

  let running: Promise<unknown> = Promise.resolve();
  const live: LiveSite = {
    site: following(() => now.served),
    context: following(() => now.context),
    build: () => ({ id: now.site.build, madeAt: now.madeAt }),
    reload() {
      // One after the other, so that the last who asks has the last word.
      const next = running.then(replace, replace);
      running = next.catch(() => {});
      return next;
    },
    watch(log, every = lookEvery) {
      let refused: string | undefined;
      let looking = false;
      const look = async () => {
        const folder = await folderAt(dir);
        if (folder === undefined || folder === now.folder || folder === refused) return;
        refused = (await reloadAndLog(live, log)) ? undefined : folder;
      };
      const timer = setInterval(() => {
        if (looking) return;
        looking = true;
        void look().finally(() => {
          looking = false;
        });
      }, every);
      timer.unref();
      return () => clearInterval(timer);
    },
    close: () => now.site.close(),
  };
  return live;
}

/** False when what is there was refused; the log says what happened. */
export async function reloadAndLog(live: LiveSite, log: FastifyBaseLogger): Promise<boolean> {
  try {
    const another = await live.reload();
    log.info({ build: live.build().id }, another ? 'serving another build' : 'this build is served already');
    return true;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    log.error({ why, build: live.build().id }, 'the new build was not taken; the one before is served on');
    return false;
  }
}
