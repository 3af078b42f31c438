// Post-processes one page: tidies markup, pins scripts, reads policy, forms, links and words, and compresses it.
import { hash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import postcss from 'postcss';
import { compressFile } from './compress.ts';
import { contentSecurityPolicy, type PolicyOptions } from './content-security-policy.ts';
import { addressOf, linkReader } from './dist-files.ts';
import { findable, type IndexedPage } from './search-entries.ts';

export type Finishing = Pick<PolicyOptions, 'deskOrigin' | 'visitsOrigin'> & {
  dist: string;
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
};

const readLinks = linkReader();

/** `file` is relative to the site's folder. */
export type FileToFinish = Finishing & { file: string };

/** Other files than pages are only compressed. */
export async function finishFile({ file, ...all }: FileToFinish): Promise<FinishedPage | undefined> {
  try {
    if (file.endsWith('.html')) return await finishPage(file, all);
    await compressFile(join(all.dist, file), { quick: all.compression === 'quick' });
    return undefined;
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

async function finishPage(file: string, all: Finishing): Promise<FinishedPage> {
  const path = join(all.dist, file);
  const address = addressOf(file);
  const html = await readFile(path, 'utf8');
  const tidy = leaveOutRules(leaveOut(keepLists(moveStyles(html))), await drawings(all.dist));
  const pinned = await pinScripts(tidy, scriptsOf(all.dist));
  const scripts = inlineScripts(pinned, all.ownScripts, address);
  if (pinned !== html) await writeFile(path, pinned);
  const quick = all.compression === 'quick' || isSeldomRead(pinned);
  const bytes = all.compression === 'off' ? undefined : await compressFile(path, { quick });
  return {
    file,
    address,
    bytes: all.compression === 'strong' ? bytes : undefined,
    actions: actionsIn(pinned),
    policy: contentSecurityPolicy(pinned, { ...all, scripts }),
    // The gallery is for tests: nobody searches it, and its links lead anywhere.
    ...(file.startsWith('gallery/')
      ? { found: [], links: [] }
      : { found: findable(pinned, address, all.origin), links: readLinks(pinned) }),
  };
}

/** A later page of a list. */
const isSeldomRead = (html: string) => html.slice(0, html.indexOf('</head>')).includes('<link rel="prev"');

export const actionsIn = (html: string): string[] =>
  [...html.matchAll(/<form\b[^>]*?\baction="([^"]*)"/g)].map(([, action = '']) => action);

const STYLE = /<style\b[^>]*>[\s\S]*?<\/style>/g;

/** Moves styles into the head: Astro writes its island rule in the body, where HTML allows none. */
export function moveStyles(html: string): string {
  const end = html.indexOf('</head>');
  if (end < 0) return html;
  const body = html.slice(end);
  return html.slice(0, end) + (body.match(STYLE)?.join('') ?? '') + body.replace(STYLE, '');
}

/** Scripts and styles contain no lists. */
const LISTS = /<(script|style)\b[\s\S]*?<\/\1>|<\/?nav\b|<ul(?![^>]*\brole=)(?=[\s>])/g;

/** Adds role="list": Safari ignores lists without bullets, and VoiceOver would not count their items. */
export function keepLists(html: string): string {
  let navigations = 0;
  return html.replace(LISTS, (tag) => {
    if (tag === '<nav') navigations += 1;
    else if (tag === '</nav') navigations -= 1;
    return tag === '<ul' && navigations === 0 ? '<ul role="list"' : tag;
  });
}

/** SVG elements that may be self-closing. */
const SHAPES = /><\/(?:path|rect|circle|ellipse|line|polyline|polygon)>/g;
/** The slash of React's void elements; the browser ignores it, as well as the value of a boolean attribute. */
const VOID = /(<(?:meta|link|input|img|br)\b[^>]*)\/>/g;
const HIDDEN = /(<[a-z][^<>]* hidden)=""/g;
/** React's text separators and unused icon names. */
const OF_REACT = /<!-- -->| class="lucide lucide-[a-z0-9-]+"/g;

/** Removes unused markup, but not inside islands, which React hydrates. */
export function leaveOut(html: string): string {
  // Astro adds a line break before each style sheet.
  const shorter = html
    .replace(SHAPES, '/>')
    .replace(VOID, '$1>')
    .replace(HIDDEN, '$1')
    .replace(STYLE, (style) => style.replaceAll('}\n', '}'));
  return shorter.includes('<astro-island') ? shorter : shorter.replace(OF_REACT, '');
}

const CLASSES = /\bclass="([^"]*)"/g;
/** A class of a CSS module (styles.ts), or one that only some pages have. */
const MODULE_CLASS = /\.([A-Z]\w*|chart|change|slider)(?![\w-])/g;
/** Elements that only some pages have, and no script creates. */
const SELDOM = /^(?:h4|hr|table|blockquote|select|textarea)$/;
/** The parts of a selector in brackets: one of them is enough, and none is needed after `:not`. */
const ARGUMENTS = /:([\w-]+)\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g;

const USED_PROPERTY = /var\((--\w+)/g;

/**
 * Removes rules for classes and elements that the page does not have, and custom properties that neither it nor its drawings use.
 * Only islands add classes of CSS modules later.
 */
export function leaveOutRules(html: string, drawn = ''): string {
  if (html.includes('<astro-island')) return html;
  const used = new Set([...html.matchAll(CLASSES)].flatMap(([, names = '']) => names.split(/\s+/)));
  const classesIn = (selector: string) => [...selector.matchAll(MODULE_CLASS)].map(([, name = '']) => name);
  const someApply = (names: string[]) => names.length === 0 || names.some((name) => used.has(name));
  const applies = (selector: string) =>
    (!SELDOM.test(selector) || html.includes(`<${selector}`)) &&
    classesIn(selector.replace(ARGUMENTS, '')).every((name) => used.has(name)) &&
    [...selector.matchAll(ARGUMENTS)].every(
      ([, kind, inside = '']) => kind === 'not' || someApply(classesIn(inside)),
    );
  const properties = new Set([...`${html}${drawn}`.matchAll(USED_PROPERTY)].map(([, name]) => name));
  return html.replace(/(?<=<style\b[^>]*>)[\s\S]*?(?=<\/style>)/g, (css) => {
    const sheet = postcss.parse(css);
    sheet.walkRules((rule) => {
      const selectors = rule.selectors.filter(applies);
      if (selectors.length === 0) rule.remove();
      else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
    });
    sheet.walkDecls(/^--/, (declaration) => {
      if (!properties.has(declaration.prop)) declaration.remove();
    });
    sheet.walk((node) => {
      if ('nodes' in node && node.nodes?.length === 0) node.remove();
    });
    return sheet.toString();
  });
}

let drawn: Promise<string> | undefined;

/** Drawings in files of their own use the custom properties of the page. */
function drawings(dist: string): Promise<string> {
  drawn ??= (async () => {
    const files = (await readdir(join(dist, '_astro'))).filter((file) => file.endsWith('.svg'));
    const texts = await Promise.all(files.map((file) => readFile(join(dist, '_astro', file), 'utf8')));
    return texts.join('');
  })();
  return drawn;
}

const SCRIPT = /<script type="module" src="(\/_astro\/[^"]+)"><\/script>/g;
/** A script that only imports another would cost a round trip. */
const ONLY_IMPORTS = /^import\s*["']\.\/([^"']+)["'];?\s*$/;

export async function pinScripts(html: string, read: (address: string) => Promise<Buffer>): Promise<string> {
  const tags = new Map<string, string>();
  for (const [tag, source = ''] of html.matchAll(SCRIPT)) {
    let address = source;
    let code = await read(address);
    const [, imported] = ONLY_IMPORTS.exec(code.toString('utf8')) ?? [];
    if (imported !== undefined) {
      address = `/_astro/${imported}`;
      code = await read(address);
    }
    const integrity = `sha256-${hash('sha256', code, 'base64')}`;
    tags.set(tag, `<script type="module" src="${address}" integrity="${integrity}"></script>`);
  }
  return html.replace(SCRIPT, (tag) => tags.get(tag) ?? tag);
}

const SCRIPTS = /<script\b((?: [\w-]+(?:="[^"]*")?)*)>([\s\S]*?)<\/script>/g;
/** A file of the build, or data in JSON, which escapes tags. */
const PINNED = /^ type="module" src="\/_astro\/[^"]+" integrity="[^"]+"$/;
const DATA = / type="application\/ld\+json"$/;

/** The inline scripts of a page, in their order. Fails at any script that the build did not make. */
export function inlineScripts(html: string, own: readonly string[], address: string): string[] {
  const scripts: string[] = [];
  const rest = html.replace(SCRIPTS, (script, attributes: string, code: string) => {
    if (PINNED.test(attributes) && code === '') return '';
    if (DATA.test(attributes) && !code.includes('<')) return '';
    if (!own.includes(code) || / src=/.test(attributes)) return script;
    scripts.push(code);
    return '';
  });
  const at = rest.search(/<script/i);
  if (at >= 0)
    throw new Error(`${address} has a script that the build did not make: ${rest.slice(at, at + 120)}`);
  return scripts;
}

/** Code of the inline scripts in the page that lists them (src/pages/_inline-scripts.astro). */
export const codeOfScripts = (html: string): string[] =>
  [...html.matchAll(SCRIPTS)].flatMap(([, attributes = '', code = '']) =>
    / src=/.test(attributes) ? [] : [code],
  );

const known = new Map<string, Promise<Buffer>>();

/** Reads each script once: pages share them. */
const scriptsOf = (dist: string) => (address: string) => {
  const path = join(dist, address);
  const file = known.get(path) ?? readFile(path);
  known.set(path, file);
  return file;
};
