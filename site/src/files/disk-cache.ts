// Keeps what is slow to make (pictures, PDFs, compressed copies) on disk under a key made of all it was made from, so
// that a second build makes only what changed. The folder can be deleted at any time.
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const CACHE = join(process.cwd(), 'node_modules/.cache/tred');

/** What no build asked for in this time is of a page that is gone. */
const DAY = 24 * 60 * 60 * 1000;
const FORGOTTEN_AFTER = 30 * DAY;

export type CacheInput = string | Uint8Array;

/** What was kept under `from`, or what `make` makes of it. `from` names the maker's version too. */
export async function cached(
  kind: string,
  from: readonly CacheInput[],
  make: () => Promise<Uint8Array>,
  folder = CACHE,
): Promise<Uint8Array> {
  const file = join(folder, kind, cacheKey(from));
  const known = await readFile(file).catch(() => undefined);
  if (known) {
    await utimes(file, new Date(), new Date());
    return known;
  }
  const made = await make();
  await mkdir(join(folder, kind), { recursive: true });
  // Written aside and renamed, so that two who make the same at once, in one build or in two, never read half a file.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, made);
  await rename(draft, file);
  return made;
}

/** Each part with its length, so that no two lists of parts run together into the same bytes. */
function cacheKey(from: readonly CacheInput[]): string {
  const hash = createHash('sha256');
  for (const part of from) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest('hex').slice(0, 32);
}

/** Deletes what no build has asked for in a month. Looks once a day: there may be tens of thousands. */
export async function deleteUnused(now = Date.now(), folder = CACHE): Promise<void> {
  const looked = join(folder, 'looked-for-old');
  const before = await stat(looked).catch(() => undefined);
  if (before && now - before.mtimeMs < DAY) return;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!entries) return;
  await writeFile(looked, '');
  await utimes(looked, new Date(now), new Date(now));
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name);
    if (now - (await stat(file)).mtimeMs > FORGOTTEN_AFTER) await rm(file, { force: true });
  }
}
