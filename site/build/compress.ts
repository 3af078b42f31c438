// Writes .br and .gz beside every text file, so that no server compresses at run time.
import { readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import { MANIFEST_FILE } from '@tred/contract/manifest';
import { cached } from '../src/files/disk-cache.ts';

/** Part of the cache key: another version may give other bytes. */
const { brotli: brotliVersion = '', zlib: zlibVersion = '' } = process.versions;

/** Faster settings for thousands of rarely read files and for a trial: 10 % more bytes in a thirtieth of the time. A 64 KB window suits a page. */
const QUICK = { quality: 9, window: 16 };
const STRONG = { quality: zlib.BROTLI_MAX_QUALITY, window: zlib.BROTLI_DEFAULT_WINDOW };

/** Compresses one file synchronously: call it in a worker. Returns the bytes of its smallest copy. */
export async function compressFile(path: string, { quick = false } = {}): Promise<number> {
  const body = await readFile(path);
  const { quality, window } = quick ? QUICK : STRONG;
  const params = {
    [zlib.BROTLI_PARAM_QUALITY]: quality,
    [zlib.BROTLI_PARAM_LGWIN]: window,
    [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
    [zlib.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const variants = {
    '.br': await cached('compressed', [`brotli ${brotliVersion}`, `${quality} ${window}`, body], async () =>
      brotliCompressSync(body, { params }),
    ),
    '.gz': await cached('compressed', [`gzip ${zlibVersion}`, body], async () =>
      gzipSync(body, { level: zlib.Z_BEST_COMPRESSION }),
    ),
  };
  for (const [suffix, small] of Object.entries(variants)) {
    // Skips a copy that is not smaller.
    if (small.length < body.length) await writeFile(path + suffix, small);
  }
  return Math.min(body.length, variants['.br'].length);
}

const TEXT = /\.(?:html|css|js|mjs|json|svg|xml|txt|md|yaml|webmanifest|ico)$/;

export const isCompressed = (file: string) => TEXT.test(file) && file !== MANIFEST_FILE;
