// Writes .br and .gz beside every text file of the build, so that no server compresses at run time.
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
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

/** Where so many pages stand in one folder, each is read by few: there two per cent more is worth a third of the time. */
const MANY = 100;

/** The folders that hold many pages. */
export function crowdedFolders(files: readonly string[]): Set<string> {
  const pages = files.filter((file) => file.endsWith('/index.html'));
  const folders = Map.groupBy(pages, folderOf);
  return new Set([...folders].flatMap(([folder, own]) => (own.length > MANY ? [folder] : [])));
}

const folderOf = (page: string) => dirname(dirname(page));

async function compressFile(path: string, quality: number): Promise<void> {
  const body = await readFile(path);
  const variants = await Promise.all([
    kept('brotli', [brotliVersion, String(quality), body], () =>
      brotli(body, {
        params: {
          [zlib.BROTLI_PARAM_QUALITY]: quality,
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
  const crowded = crowdedFolders(files);
  const qualityOf = (file: string) => zlib.BROTLI_MAX_QUALITY - (crowded.has(folderOf(file)) ? 1 : 0);
  const queue = files.values();
  const worker = async () => {
    for (const file of queue) await compressFile(join(dist, file), qualityOf(file));
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
