// Disk cache for pictures, PDFs and compressed copies, by a hash of all their inputs. The folder may be deleted at any time.
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const CACHE = join(process.cwd(), 'node_modules/.cache/tred');

/** Unused for this time: the page is gone. */
const DAY = 24 * 60 * 60 * 1000;
const FORGOTTEN_AFTER = 30 * DAY;

export type CacheInput = string | Uint8Array;

/** Returns the cached file of these inputs, or makes it. `from` includes the maker's version. */
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
  // Write and rename, so that parallel writers never expose half a file.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, made);
  await rename(draft, file);
  return made;
}

/** With lengths, so that different lists give different keys. */
function cacheKey(from: readonly CacheInput[]): string {
  const hash = createHash('sha256');
  for (const part of from) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest('hex').slice(0, 32);
}

/** Deletes files that no build used for a month. Runs once a day. */
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
