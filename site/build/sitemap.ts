// The sitemap of the built pages, with dates from git.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { SitemapItem } from '@astrojs/sitemap';
import sitemap from '@astrojs/sitemap';
import { factModulesIn } from '../src/facts/page-text.ts';
import { entryPages } from '../src/readers/collection-state.ts';
import { headOf } from './dist-files.ts';

const run = promisify(execFile);
const source = fileURLToPath(new URL('../src', import.meta.url));

type PageFacts = { canonical: string | undefined; modified: string | undefined };

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

/** Newest commit date of each file, parsed from `git log`. */
function newestDates(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  for (const commit of log.split('\0').filter(Boolean)) {
    const [date = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (!dates.has(file)) dates.set(file, date);
  }
  return dates;
}

/** Modules of `src/facts`, with or without extension, that a source imports. */
const factImports = (code: string): string[] =>
  [...code.matchAll(/from '(?:~|\.\.\/\.\.)\/facts\/([\w-]+)/g)].flatMap(([, module]) => module ?? []);

/** Files of a subject that a route imports, without extension. */
const subjectImports = (code: string): string[] =>
  [...code.matchAll(/from '~\/((?:apps|subjects)\/[^']+)'/g)].flatMap(([, path]) => path ?? []);

/** Content files that a module of `src/facts` reads. */
function factFiles(module: string): string[] {
  const code = textAt(join(source, `facts/${module}.ts`));
  return [...code.matchAll(/readFacts\(\s*'([\w-]+)'/g)].map(([, name]) => `src/content/facts/${name}.yaml`);
}

const textAt = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** Dates of all files in src/; none for a shallow clone. */
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

/** The sitemap's `serialize`: skips pages without their own canonical address. Dates: the article's, else the newest of route, words and the facts in them. */
export function sitemapEntries(root: URL = new URL('../', import.meta.url)) {
  const folder = fileURLToPath(root);
  let pages = join(folder, 'dist');
  let history: Promise<Map<string, string>> | undefined;

  const first = (files: readonly string[]) =>
    files.filter((file) => existsSync(join(folder, file))).slice(0, 1);
  const read = (file: string) => textAt(join(folder, file));

  /** Sources of a page, relative to the site: route, words or entry, and facts. */
  function filesOf(path: string): string[] {
    const name = path === '' ? '/home' : path;
    const route = first([`src/pages${path}.astro`, `src/pages${path}/index.astro`]);
    const entries = [...entryPages()].filter(([, { address }]) => address === path);
    const words = [
      ...first([`src/content/pages${name}.yaml`, `src/content/pages/free${name}.yaml`]),
      ...entries.map(([file]) => file.replace(/^site\//, '')),
    ];
    const code = route.map(read).join('\n');
    const views = subjectImports(code).map((file) => read(`src/${file}.ts`));
    const modules = [code, ...views].flatMap(factImports).concat(words.map(read).flatMap(factModulesIn));
    return [...route, ...words, ...[...new Set(modules)].flatMap(factFiles)];
  }

  async function fileDate(path: string): Promise<string | undefined> {
    history ??= historyOf(folder);
    const dates = await history;
    return filesOf(path)
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

const ADDRESSES_A_PIECE = 1000;

/** Writes the sitemap in pieces, so that one article changes one piece. `readFrom` is the build folder. */
export function sitemapInPieces(root?: URL) {
  const { serialize, readFrom } = sitemapEntries(root);
  const integration = sitemap({
    serialize,
    entryLimit: ADDRESSES_A_PIECE,
    namespaces: { news: false, xhtml: false, image: false, video: false },
  });
  return { integration, readFrom };
}
