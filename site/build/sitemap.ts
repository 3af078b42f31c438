// The sitemap: lists the finished pages, and dates each entry by the history of its files.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { SitemapItem } from '@astrojs/sitemap';
import sitemap from '@astrojs/sitemap';
import { headOf } from './dist-files.ts';

const run = promisify(execFile);

/** What a finished page says of itself. */
export type PageFacts = { canonical: string | undefined; modified: string | undefined };

function readPage(html: string): PageFacts {
  const [head = ''] = html.split('</head>');
  const tag = (name: string) => head.match(new RegExp(`<(?:meta|link)[^>]*["']${name}["'][^>]*>`))?.[0];
  const value = (name: string, attribute: string) =>
    tag(name)?.match(new RegExp(`\\b${attribute}=["']([^"']*)["']`))?.[1];
  return {
    canonical: value('canonical', 'href'),
    modified: value('article:modified_time', 'content'),
  };
}

/** The newest commit date of each file, from `git log` as asked for below: a date, then the files of that commit. */
function newestDates(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  for (const commit of log.split('\0').filter(Boolean)) {
    const [date = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (!dates.has(file)) dates.set(file, date);
  }
  return dates;
}

/** Content that a route file names in its imports, as paths from src/. */
function contentImports(route: string): string[] {
  return [...route.matchAll(/from '~\/(content\/[^']+)'/g)].map(([, path]) => `${path}.ts`);
}

/** Dates of everything under src/; none when there is no history or only its tip, whose date would be a lie. */
async function historyOf(root: string): Promise<Map<string, string>> {
  const git = async (...args: string[]) =>
    (await run('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 })).stdout;
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() === 'true') return new Map();
    return newestDates(
      await git(
        'log',
        '--format=%x00%cI',
        '--name-only',
        '--no-renames',
        '--relative',
        '--',
        'src/pages',
        'src/content',
      ),
    );
  } catch {
    return new Map();
  }
}

/**
 * The sitemap's `serialize`: leaves out pages that have no canonical address or are known by another. The date
 * is the one an article states; else the newest of the route file and the content it imports; else none.
 */
export function sitemapEntries(root: URL = new URL('../', import.meta.url)) {
  const folder = fileURLToPath(root);
  let pages = join(folder, 'dist');
  let history: Promise<Map<string, string>> | undefined;

  async function fileDate(path: string): Promise<string | undefined> {
    const route = [`src/pages${path}.astro`, `src/pages${path}/index.astro`].find((file) =>
      existsSync(join(folder, file)),
    );
    if (!route) return undefined;
    history ??= historyOf(folder);
    const dates = await history;
    const words = contentImports(await readFile(join(folder, route), 'utf8')).map((file) => `src/${file}`);
    return [route, ...words]
      .flatMap((file) => dates.get(file) ?? [])
      .reduce<string | undefined>(
        (newest, date) => (newest && new Date(newest) > new Date(date) ? newest : date),
        undefined,
      );
  }

  async function serialize(item: SitemapItem): Promise<SitemapItem | undefined> {
    const path = new URL(item.url).pathname.replace(/\/$/, '');
    const page = readPage(headOf(join(pages, path, 'index.html')));
    if (page.canonical !== item.url) return undefined;
    const lastmod = page.modified ?? (await fileDate(path));
    return lastmod ? { ...item, lastmod } : item;
  }

  return {
    serialize,
    readFrom(dist: string): void {
      pages = dist;
    },
  };
}

export const ADDRESSES_A_PIECE = 1000;

/** The sitemap in pieces, so that one more article changes one piece. `readFrom` says which build to read. */
export function sitemapInPieces(root?: URL) {
  const { serialize, readFrom } = sitemapEntries(root);
  const integration = sitemap({
    serialize,
    entryLimit: ADDRESSES_A_PIECE,
    namespaces: { news: false, xhtml: false, image: false, video: false },
  });
  return { integration, readFrom };
}
