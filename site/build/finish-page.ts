// Finishes one page: tidies its markup, pins its scripts, reads its policy, forms, links and words, and compresses it.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFile } from './compress.ts';
import { contentSecurityPolicy, type PolicyOptions } from './content-security-policy.ts';
import { addressOf, linkReader } from './dist-files.ts';
import { findable, type IndexedPage, outline } from './search-index.ts';

/** What is the same for every page. */
export type Finishing = PolicyOptions & {
  dist: string;
  /** The site's own. */
  origin: string;
  /** Whether compressed copies are wanted. */
  compressed: boolean;
};

export type Task = {
  /** From the folder of the site. */
  file: string;
  /** Whether it is to be found by all its words, only by being there, or not at all. */
  found: 'whole' | 'outline' | 'no';
};

export type FinishedPage = {
  file: string;
  address: string;
  /** Where its forms are posted to. */
  actions: string[];
  policy: string;
  found: IndexedPage[];
  /** The addresses of this site that it links to. */
  links: string[];
};

const readLinks = linkReader();

/** A file that is no page is only compressed. */
export async function finishFile(task: Task, all: Finishing): Promise<FinishedPage | undefined> {
  if (task.file.endsWith('.html')) return finishPage(task, all);
  await compressFile(join(all.dist, task.file));
  return undefined;
}

async function finishPage(task: Task, all: Finishing): Promise<FinishedPage> {
  const { file } = task;
  const path = join(all.dist, file);
  const address = addressOf(file);
  const html = await readFile(path, 'utf8');
  const pinned = await pinScripts(leaveOut(keepLists(moveStyles(html))), scriptsOf(all.dist));
  if (pinned !== html) await writeFile(path, pinned);
  if (all.compressed) await compressFile(path, { seldomRead: isSeldomRead(pinned, task) });
  return {
    file,
    address,
    actions: actionsIn(pinned),
    policy: contentSecurityPolicy(pinned, all),
    found: foundIn(pinned, address, task, all),
    links: readLinks(pinned),
  };
}

/** An article that is no longer among the newest, or a page of a list after its first. */
const isSeldomRead = (html: string, { found }: Task) =>
  found === 'outline' || html.slice(0, html.indexOf('</head>')).includes('<link rel="prev"');

function foundIn(html: string, address: string, { found }: Task, { origin }: Finishing): IndexedPage[] {
  if (found === 'no') return [];
  return found === 'whole' ? findable(html, address, origin) : outline(html, address);
}

export const actionsIn = (html: string): string[] =>
  [...html.matchAll(/<form\b[^>]*?\baction="([^"]*)"/g)].map(([, action = '']) => action);

const STYLE = /<style\b[^>]*>[\s\S]*?<\/style>/g;

/**
 * Styles stand in the head. Astro writes its one rule for islands right before the first of them, where HTML allows no
 * style, and where it would restyle what is already on the screen.
 */
export function moveStyles(html: string): string {
  const end = html.indexOf('</head>');
  if (end < 0) return html;
  const body = html.slice(end);
  return html.slice(0, end) + (body.match(STYLE)?.join('') ?? '') + body.replace(STYLE, '');
}

/** Scripts and styles hold no lists, whatever they say. */
const LISTS = /<(script|style)\b[\s\S]*?<\/\1>|<\/?nav\b|<ul(?![^>]*\brole=)(?=[\s>])/g;

/**
 * Safari takes a list without bullets for no list, unless it stands in a navigation or says that it is one: VoiceOver
 * would no longer tell how many things there are.
 */
export function keepLists(html: string): string {
  let navigations = 0;
  return html.replace(LISTS, (tag) => {
    if (tag === '<nav') navigations += 1;
    else if (tag === '</nav') navigations -= 1;
    return tag === '<ul' && navigations === 0 ? '<ul role="list"' : tag;
  });
}

/** Shapes that SVG lets end in themselves, and React does not. */
const SHAPES = /><\/(?:path|rect|circle|ellipse|line|polyline|polygon)>/g;
/** What React puts between two texts, and the icons' own names, which nothing here asks for. */
const OF_REACT = /<!-- -->| class="lucide lucide-[a-z0-9-]+"/g;

/** Leaves out what nobody reads. Where React goes on in the browser, it has to find its page as it left it. */
export function leaveOut(html: string): string {
  // Astro begins a line with each style sheet.
  const shorter = html.replace(SHAPES, '/>').replace(STYLE, (style) => style.replaceAll('}\n', '}'));
  return shorter.includes('<astro-island') ? shorter : shorter.replace(OF_REACT, '');
}

const SCRIPT = /<script type="module" src="(\/_astro\/[^"]+)"><\/script>/g;
/** What Astro makes of a script that only imports another: a file, and a round trip, for one line. */
const ONLY_IMPORTS = /^import\s*["']\.\/([^"']+)["'];?\s*$/;

export async function pinScripts(html: string, read: (address: string) => Promise<Buffer>): Promise<string> {
  const tags = new Map<string, string>();
  for (const [tag, given = ''] of html.matchAll(SCRIPT)) {
    let address = given;
    let code = await read(address);
    const [, imported] = ONLY_IMPORTS.exec(code.toString('utf8')) ?? [];
    if (imported !== undefined) {
      address = `/_astro/${imported}`;
      code = await read(address);
    }
    const hash = createHash('sha256').update(code).digest('base64');
    tags.set(tag, `<script type="module" src="${address}" integrity="sha256-${hash}"></script>`);
  }
  return html.replace(SCRIPT, (tag) => tags.get(tag) ?? tag);
}

const known = new Map<string, Promise<Buffer>>();

/** Reads the scripts of a built site, each once: all pages name the same few. */
const scriptsOf = (dist: string) => (address: string) => {
  const path = join(dist, address);
  const file = known.get(path) ?? readFile(path);
  known.set(path, file);
  return file;
};

/** Text in these is not shown, or cannot hold a mark. */
const UNMARKED = new Set(['script', 'style', 'title', 'textarea', 'option', 'svg', 'pre', 'template']);

/** A tag with its attributes, whose values may hold a `>`; a comment; or the text up to the next of either. */
const PIECES = /<!--[\s\S]*?-->|<\/?([a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^'">])*>|[^<]+|</gi;

/** The page with each name in its text inside `<mark>`. */
export function markNames(html: string, names: readonly string[]): string {
  if (names.length === 0) return html;
  // The longest first: a name may begin like another.
  const any = names
    .map((name) => escapeHtml(name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .sort((a, b) => b.length - a.length)
    .join('|');
  // Whole words: initials may stand inside another word.
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'gu');
  let inside: string | undefined;
  return html.replace(PIECES, (piece, tag: string | undefined) => {
    const name = tag?.toLowerCase();
    if (name === undefined)
      return inside || piece.startsWith('<') ? piece : piece.replace(pattern, '<mark>$& (sample)</mark>');
    if (inside) {
      if (name === inside && piece.startsWith('</')) inside = undefined;
    } else if (UNMARKED.has(name) && !piece.startsWith('</') && !piece.endsWith('/>')) inside = name;
    return piece;
  });
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
