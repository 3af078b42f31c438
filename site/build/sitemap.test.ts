// A site of thousands of pages has a sitemap in pieces, each of which a reader of sitemaps takes.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { ADDRESSES_A_PIECE, sitemapInPieces } from './sitemap.ts';

const root = mkdtempSync(join(tmpdir(), 'sitemap-pieces-'));
afterAll(() => rmSync(root, { recursive: true }));

const listed = (file: string) =>
  [...readFileSync(join(root, 'dist', file), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);

test('2,001 pages come in three pieces, all of them named in the index, no address twice or missing', async () => {
  const pathnames = Array.from({ length: 2 * ADDRESSES_A_PIECE + 1 }, (_, number) => `blog/${number}`);
  for (const pathname of pathnames) {
    mkdirSync(join(root, 'dist', pathname), { recursive: true });
    writeFileSync(
      join(root, 'dist', pathname, 'index.html'),
      `<head><link rel="canonical" href="https://x.ug/${pathname}"></head>`,
    );
  }

  await build(pathnames);

  const pieces = readdirSync(join(root, 'dist')).filter((file) => /^sitemap-\d+\.xml$/.test(file));
  expect(listed('sitemap-index.xml').sort()).toEqual(pieces.map((piece) => `https://x.ug/${piece}`).sort());
  const counts = pieces.map((piece) => listed(piece).length).sort((one, other) => one - other);
  expect(counts).toEqual([1, ADDRESSES_A_PIECE, ADDRESSES_A_PIECE]);
  expect(pieces.flatMap(listed).sort()).toEqual(pathnames.map((path) => `https://x.ug/${path}`).sort());
});

/** Calls the hooks that write the sitemap, as Astro does at the end of a build. */
async function build(pathnames: string[]): Promise<void> {
  const dir = pathToFileURL(`${root}/dist/`);
  const config = { site: 'https://x.ug', base: '/', trailingSlash: 'never', outDir: dir };
  const logger = { info() {}, warn: fail, error: fail };
  const pages = pathnames.map((pathname) => ({ pathname }));
  for (const hook of ['astro:config:done', 'astro:routes:resolved', 'astro:build:done'] as const)
    for (const { hooks } of sitemaps)
      await (hooks[hook] as undefined | ((given: object) => unknown))?.({
        config,
        routes: [],
        dir,
        pages,
        logger,
      });
}

const sitemaps = sitemapInPieces(pathToFileURL(`${root}/`));

function fail(message: string): never {
  throw new Error(message);
}
