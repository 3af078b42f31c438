// Reads a rendered page once, as a tree: pins its scripts, leaves out unused styles, and notes what the site needs to know
// about it. Runs in worker threads.
import { hash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compressFile } from './compress.ts';
import { contentSecurityPolicy, type PolicyOptions } from './content-security-policy.ts';
import { attribute, closest, type Element, elementsIn, parsePage, textOf } from './html-tree.ts';
import { findable, type IndexedPage } from './search-entries.ts';
import { usedStyles } from './used-styles.ts';

export type Finishing = Pick<PolicyOptions, 'serverOrigin' | 'visitsOrigin'> & {
  out: string;
  origin: string;
  /** A build that nobody serves needs no compression. */
  compression: 'strong' | 'quick' | 'off';
  /** Code of the inline scripts that pages may have. */
  ownScripts: readonly string[];
};

export type FinishedPage = {
  file: string;
  address: string;
  /** As it is sent; undefined without the strongest compression. */
  bytes: number | undefined;
  actions: string[];
  policy: string;
  found: IndexedPage[];
  links: string[];
  ids: string[];
  /** In the sitemap: not for a page with another main address. */
  listed: boolean;
  modified: string | undefined;
};

export type PageToFinish = Finishing & { file: string; address: string; html: string };

/** Writes the page and its compressed copies. */
export async function finishPage({ html, file, address, ...all }: PageToFinish): Promise<FinishedPage> {
  const root = parsePage(html);
  const elements = [...elementsIn(root)];
  const tagged = (...names: string[]) => elements.filter(({ tagName }) => names.includes(tagName));
  const changes: Change[] = [];

  const scripts: string[] = [];
  for (const script of tagged('script')) {
    const pinned = await pinnedScript(script, all.out);
    if (pinned) changes.push({ ...placeOf(script, 'startTag'), text: pinned });
    else if (isData(script)) continue;
    else if (all.ownScripts.includes(textOf(script)) && attribute(script, 'src') === undefined)
      scripts.push(textOf(script));
    else
      throw new Error(`${address} has a script that the build did not make: ${textOf(script).slice(0, 120)}`);
  }

  const classes = elements.flatMap((element) => attribute(element, 'class')?.split(/\s+/) ?? []);
  const hasIsland = tagged('astro-island').length > 0;
  const styles: string[] = [];
  for (const style of tagged('style')) {
    const text = textOf(style);
    const used = hasIsland ? text : await usedStyles(text, classes);
    styles.push(used);
    const isInBody = closest(style, ({ tagName }) => tagName === 'body');
    if (isInBody) changes.push(...movedToHead(style, used, root));
    else if (used !== text) changes.push({ ...placeOf(style, 'inside'), text: used });
  }

  const [page] = tagged('html');
  const said = (name: string) => page && attribute(page, name);
  const canonical = tagged('link').find((each) => attribute(each, 'rel') === 'canonical');
  const modified = tagged('meta').find((each) => attribute(each, 'property') === 'article:modified_time');
  const attributes = (name: string, ...tags: string[]) =>
    tagged(...tags).flatMap((element) => attribute(element, name) ?? []);
  const isTest = file.startsWith('gallery/');
  const finished = {
    ...{ file, address },
    actions: attributes('action', 'form'),
    links: isTest ? [] : [...attributes('href', 'a'), ...attributes('src', 'img')],
    ids: elements.flatMap((element) => attribute(element, 'id') ?? []),
    policy: contentSecurityPolicy(
      { scripts, styles, connects: said('data-connects'), allows: said('data-allows') },
      all,
    ),
    listed: canonical !== undefined && attribute(canonical, 'href') === new URL(address, all.origin).href,
    modified: modified && attribute(modified, 'content'),
    // Last: it takes parts out of the tree.
    found: isTest ? [] : findable(root, address, all.origin),
  };
  const path = join(all.out, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, withChanges(html, changes));
  // A later page of a list is seldom read.
  const isSeldomRead = tagged('link').some((each) => attribute(each, 'rel') === 'prev');
  const quick = all.compression === 'quick' || isSeldomRead;
  const bytes = all.compression === 'off' ? undefined : await compressFile(path, { quick });
  return { ...finished, bytes: all.compression === 'strong' ? bytes : undefined };
}

/** Other files are only compressed. */
export const finishFile = ({ path, quick }: { path: string; quick: boolean }) =>
  compressFile(path, { quick });

type Change = { from: number; to: number; text: string };

function placeOf(
  { tagName, sourceCodeLocation }: Element,
  part: 'startTag' | 'inside',
): Omit<Change, 'text'> {
  const { startTag, endTag } = sourceCodeLocation ?? {};
  if (!startTag || !endTag) throw new Error(`A <${tagName}> is not closed.`);
  return part === 'inside'
    ? { from: startTag.endOffset, to: endTag.startOffset }
    : { from: startTag.startOffset, to: startTag.endOffset };
}

/** Astro writes the style of its islands in the body, where HTML allows none. */
function movedToHead(style: Element, css: string, root: ReturnType<typeof parsePage>): Change[] {
  const end = [...elementsIn(root)].find(({ tagName }) => tagName === 'head')?.sourceCodeLocation?.endTag
    ?.startOffset;
  const { startOffset: from = 0, endOffset: to = 0 } = style.sourceCodeLocation ?? {};
  if (end === undefined) return [];
  return [
    { from: end, to: end, text: `<style>${css}</style>` },
    { from, to, text: '' },
  ];
}

/** The rest of the markup stays as React and Astro wrote it. */
export function withChanges(html: string, changes: readonly Change[]): string {
  const sorted = changes.toSorted((one, other) => one.from - other.from);
  const kept = sorted.map(({ from, text }, at) => html.slice(sorted[at - 1]?.to ?? 0, from) + text);
  return [...kept, html.slice(sorted.at(-1)?.to ?? 0)].join('');
}

/** Data for scripts and search engines. A browser runs nothing of it. */
const isData = (script: Element) => /^application\/(?:ld\+)?json$/.test(attribute(script, 'type') ?? '');

/** A script that only imports another would cost a round trip. */
const ONLY_IMPORTS = /^import\s*["']\.\/([^"']+)["'];?\s*$/;

/** The tag of a script of the build, with its hash. */
async function pinnedScript(script: Element, out: string): Promise<string | undefined> {
  const source = attribute(script, 'src');
  if (attribute(script, 'type') !== 'module' || !source?.startsWith('/_astro/')) return undefined;
  const code = await scriptAt(out, source);
  const [, imported] = ONLY_IMPORTS.exec(code.toString('utf8')) ?? [];
  const address = imported === undefined ? source : `/_astro/${imported}`;
  const integrity = `sha256-${hash('sha256', await scriptAt(out, address), 'base64')}`;
  return `<script type="module" src="${address}" integrity="${integrity}">`;
}

const known = new Map<string, Promise<Buffer>>();

/** Reads each script once: pages share them. */
function scriptAt(out: string, address: string): Promise<Buffer> {
  const path = join(out, address);
  const file = known.get(path) ?? readFile(path);
  known.set(path, file);
  return file;
}
