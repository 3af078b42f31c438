// Writes .br and .gz beside every text file of the build, so that no server compresses at run time.
import { readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import { MANIFEST_FILE } from '@tred/contract/manifest';
import { cached } from '../src/files/disk-cache.ts';

/** The programs that compress: another version may give other bytes. */
const { brotli: brotliVersion = '', zlib: zlibVersion = '' } = process.versions;

/**
 * For what is read by few, of which there may be thousands: a tenth more bytes for a thirtieth of the time. Looking back
 * over 64 KB, about a page, finds as much as over 4 MB, for which it would clear so much memory that it takes five times as long.
 */
const QUICK = { quality: 9, window: 16 };
const WHOLLY = { quality: zlib.BROTLI_MAX_QUALITY, window: zlib.BROTLI_DEFAULT_WINDOW };

/** Compresses one file. It waits for the program that does it: call it in a thread. */
export async function compressFile(path: string, { seldomRead = false } = {}): Promise<void> {
  const body = await readFile(path);
  const { quality, window } = seldomRead ? QUICK : WHOLLY;
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
    // A variant that saves nothing would only cost the visitor a decompression.
    if (small.length < body.length) await writeFile(path + suffix, small);
  }
}

const TEXT = /\.(?:html|css|js|mjs|json|svg|xml|txt|md|yaml|webmanifest|ico)$/;

export const isCompressed = (file: string) => TEXT.test(file) && file !== MANIFEST_FILE;
