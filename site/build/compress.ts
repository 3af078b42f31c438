// Writes .br and .gz beside every text file of the build, so that no server compresses at run time.
import { readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import { MANIFEST_FILE } from '@tred/contract/manifest';
import { kept } from '../src/files/kept.ts';

const TEXT = /\.(?:html|css|js|mjs|json|svg|xml|txt|md|yaml|webmanifest|ico)$/;

/** Whether a file is served compressed too. */
export const isCompressed = (file: string) => TEXT.test(file) && file !== MANIFEST_FILE;

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

/** How hard each of the files is compressed. */
export function qualities(files: readonly string[]): (file: string) => number {
  const crowded = crowdedFolders(files);
  return (file) => zlib.BROTLI_MAX_QUALITY - (crowded.has(folderOf(file)) ? 1 : 0);
}

/** Compresses one file. It waits for the program that does it: call it in a thread. */
export async function compressFile(path: string, quality: number): Promise<void> {
  const body = await readFile(path);
  const params = {
    [zlib.BROTLI_PARAM_QUALITY]: quality,
    [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
    [zlib.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const variants = {
    '.br': await kept('brotli', [brotliVersion, String(quality), body], async () =>
      brotliCompressSync(body, { params }),
    ),
    '.gz': await kept('gzip', [zlibVersion, body], async () =>
      gzipSync(body, { level: zlib.Z_BEST_COMPRESSION }),
    ),
  };
  for (const [suffix, small] of Object.entries(variants)) {
    // A variant that saves nothing would only cost the visitor a decompression.
    if (small.length < body.length) await writeFile(path + suffix, small);
  }
}
