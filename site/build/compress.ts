// Writes .br and .gz beside every text file of the build, so that no server compresses at run time.
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { MANIFEST_FILE } from '@tred/contract/manifest';
import type { AstroIntegration } from 'astro';
import { forgetOld, kept } from '../src/files/kept.ts';
import { listFiles } from './dist-files.ts';

const text = /\.(?:html|css|js|mjs|json|svg|xml|txt|md|yaml|webmanifest|ico)$/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The programs that compress: another version may give other bytes. */
const { brotli: brotliVersion = '', zlib: zlibVersion = '' } = process.versions;

async function compressFile(path: string): Promise<void> {
  const body = await readFile(path);
  const variants = await Promise.all([
    kept('brotli', [brotliVersion, body], () =>
      brotli(body, {
        params: {
          [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY,
          [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
          [zlib.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      }),
    ).then((small) => ({ suffix: '.br', small })),
    kept('gzip', [zlibVersion, body], () => gzipped(body, { level: zlib.Z_BEST_COMPRESSION })).then(
      (small) => ({ suffix: '.gz', small }),
    ),
  ]);
  for (const { suffix, small } of variants) {
    // A variant that saves nothing would only cost the visitor a decompression.
    if (small.length < body.length) await writeFile(path + suffix, small);
  }
}

/** Compresses every text file under `dist` that is served; returns how many there were. */
export async function compressTree(dist: string): Promise<number> {
  const files = (await listFiles(dist)).filter((file) => text.test(file) && file !== MANIFEST_FILE);
  const queue = files.values();
  const worker = async () => {
    for (const file of queue) await compressFile(join(dist, file));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return files.length;
}

export function compress(): AstroIntegration {
  return {
    name: 'tred:compress',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const count = await compressTree(fileURLToPath(dir));
        await forgetOld();
        logger.info(`${count} files compressed`);
      },
    },
  };
}
