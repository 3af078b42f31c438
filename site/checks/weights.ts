// What a page weighs on the wire (brotli), against the budgets.
import { dirname, join } from 'node:path/posix';
import { brotliCompressSync } from 'node:zlib';
import type { HTMLElement } from 'node-html-parser';
import type { SearchFile } from '../src/subjects/search/index-file.ts';
import type { budgets as allBudgets } from './budgets.ts';
import type { BuiltSite, CheckFinding, CheckProblem, Page } from './built-site.ts';
import { referencesIn } from './references.ts';
import { indexFile } from './search.ts';

type Budgets = typeof allBudgets;

export type Weight = {
  address: string;
  html: number;
  /** Loaded by itself. */
  script: number;
  /** Loaded by then when every island has been touched. */
  touched: number;
  /** React's share of that. */
  react: number;
  /** Part of the HTML, told apart. */
  inline: number;
  fonts: number;
  rest: number;
  islands: number;
  /** Islands that load by themselves. */
  eager: number;
};

const demo = '/demo';
/** Where an island is useless without its script, and may load by itself. */
const ALONE: readonly string[] = [demo, '/desk'];
/** Whether a script waits for no touch; `alone` is what `client:touch` is told where it need not. */
const loadsAlone = (element: HTMLElement) =>
  element.getAttribute('client') !== 'touch' || element.getAttribute('opts')?.includes('"alone":true');
/** As astro.config.ts names the file that React is put into. */
const reactFile = /^_astro\/react\.[\w-]+\.js$/;

export function weights(site: BuiltSite, budgets: Budgets): CheckFinding {
  const pages = site.pages.filter((page) => !page.isRedirect && !page.isGallery);
  const all = pages.map((page) => ({ page, weight: weigh(page, site) }));
  const problems: CheckProblem[] = [];
  for (const { page, weight } of all) {
    const limit = (name: string, bytes: number, budget: number) => {
      if (bytes > budget) problems.push({ where: page.address, what: `${name}: ${over(bytes, budget)}` });
    };
    const home = page.address === '/';
    const other = weight.islands > 0 ? budgets.htmlWithIslands : budgets.html;
    limit('HTML with inlined CSS', weight.html, home ? budgets.homeHtml : other);
    if (page.address === demo)
      limit('JavaScript beyond React', weight.touched - weight.react, budgets.demoBeyondReact);
    else if (weight.islands > 0) limit('JavaScript with islands', weight.touched, budgets.scriptWithIslands);
    else limit('JavaScript', weight.script + weight.inline, budgets.script);
    if (weight.eager === 0) {
      limit('JavaScript before a touch', weight.script + weight.inline, budgets.scriptUntouched);
      limit('a first visit', total(weight), home ? budgets.homeTotal : budgets.total);
    } else if (!ALONE.includes(page.address)) {
      problems.push({ where: page.address, what: 'an island loads by itself' });
    }
    limit('fonts', weight.fonts, budgets.fonts);
    for (const { file, bytes, forPhones } of picturesOf(page, site))
      limit(`the picture ${file}`, bytes, forPhones ? budgets.phonePicture : budgets.picture);
    const fonts = fontsOf(page, site);
    if (fonts.length > budgets.fontFiles)
      problems.push({ where: page.address, what: `loads ${fonts.length} fonts` });
  }
  problems.push(...demoElsewhere(site, all));
  const search = firstSearch(site);
  const searchBudget = searchBudgetOf(pages.length, budgets);
  if (search.total > searchBudget) {
    problems.push({ where: 'a first search', what: over(search.total, searchBudget) });
  }
  // Renamed, it would weigh nothing here and whatever it likes out there.
  if (search.index > 0 && search.script === 0)
    problems.push({ where: 'a first search', what: 'has no script called answer.client' });
  const heaviest = all.map(({ weight }) => weight).sort((a, b) => total(b) - total(a));
  return {
    checked: `${pages.length} pages`,
    problems,
    notes: [
      `a first search: ${kb(search.total)} (script ${kb(search.script)}, index ${kb(search.index)})`,
      'the heaviest pages:',
      ...heaviest.slice(0, 5).map(line),
    ],
  };
}

/** How many pages a site has whose index is held to the smallest budget. */
const FEW_PAGES = 200;

function searchBudgetOf(pages: number, budgets: Budgets): number {
  const further = Math.max(0, pages - FEW_PAGES) * budgets.firstSearchPerPage;
  return Math.min(budgets.firstSearch + further, budgets.firstSearchOfMany);
}

/** What only the demo needs is loaded by no other page. */
function demoElsewhere(site: BuiltSite, all: readonly { page: Page }[]): CheckProblem[] {
  const office = [...site.files].find((file) => /^_astro\/DemoOffice\.[\w-]+\.js$/.test(file));
  // Renamed, it could be loaded anywhere unseen.
  if (!office && site.page(demo)) return [{ where: demo, what: 'has no script called DemoOffice' }];
  return all
    .filter(({ page }) => office && page.address !== demo && scriptsOf(page, site).touched.has(office))
    .map(({ page }) => ({ where: page.address, what: 'loads the demo’s script' }));
}

/** What the search loads when it is first opened, besides what every page has loaded by then. */
export function firstSearch(site: BuiltSite): { script: number; index: number; total: number } {
  const index = site.files.has(indexFile) ? [indexFile] : [];
  const loaded = new Set<string>();
  const home = site.page('/');
  for (const { url } of home ? referencesIn(home, site.origin) : []) follow(url.slice(1), site, loaded);
  const all = new Set<string>();
  for (const file of site.files)
    if (/^_astro\/answer\.client\.[\w-]+\.js$/.test(file)) follow(file, site, all);
  const script = sum(
    [...all].filter((file) => !loaded.has(file)),
    site,
  );
  const weight = { script, index: sum(index, site) + olderArticles(site) };
  return { ...weight, total: weight.script + weight.index };
}

/** Results that a dialog shows. */
const SHOWN = 8;

/** Where the index leaves out older articles: the heaviest file of words, and the cards of as many as are shown. */
function olderArticles(site: BuiltSite): number {
  if (!isSplit(site)) return 0;
  const heaviest = (pattern: RegExp) =>
    [...site.files]
      .filter((file) => pattern.test(file))
      .map((file) => compressed(file, site))
      .sort((a, b) => b - a);
  const cards = heaviest(/^blog\/cards\/\d+\.json$/).slice(0, SHOWN);
  return (heaviest(/^blog\/words\/\w+\.json$/)[0] ?? 0) + cards.reduce((all, bytes) => all + bytes, 0);
}

function isSplit(site: BuiltSite): boolean {
  if (!site.files.has(indexFile)) return false;
  return (JSON.parse(site.read(indexFile).toString('utf8')) as SearchFile).known !== undefined;
}

/** What a page asks for when it is opened, and when its islands are touched. */
function resourcesOf(page: Page, site: BuiltSite) {
  return referencesIn(page, site.origin)
    .filter(({ kind, url }) => kind === 'resource' && url.startsWith('/'))
    .map(({ url, element }) => ({ file: decodeURI(url.slice(1).replace(/[?#].*$/, '')), element }))
    .filter(({ file }) => site.files.has(file));
}

function scriptsOf(page: Page, site: BuiltSite): { atOnce: Set<string>; touched: Set<string> } {
  const scripts = { atOnce: new Set<string>(), touched: new Set<string>() };
  for (const { file, element } of resourcesOf(page, site)) {
    if (!/\.m?js$/.test(file)) continue;
    follow(file, site, scripts.touched);
    if (!element || loadsAlone(element)) follow(file, site, scripts.atOnce);
  }
  return scripts;
}

export function weigh(page: Page, site: BuiltSite): Weight {
  const resources = resourcesOf(page, site);
  const { atOnce, touched } = scriptsOf(page, site);
  const fonts = fontsOf(page, site);
  // Pictures, stylesheets, icons and the manifest; the icon of a home screen is fetched when it is put there, and a lazy
  // picture when it is scrolled to.
  const others = new Set(
    resources
      .filter(({ element }) => element?.getAttribute('rel') !== 'apple-touch-icon')
      .filter(({ element }) => !isLazy(element))
      .map(({ file }) => file)
      .filter((file) => !fonts.includes(file) && !/\.m?js$/.test(file)),
  );
  return {
    address: page.address,
    html: compressed(page.file, site),
    script: sum([...atOnce], site),
    touched: sum([...touched], site),
    react: sum(
      [...touched].filter((file) => reactFile.test(file)),
      site,
    ),
    inline: inlineScripts(page),
    fonts: sum(fonts, site),
    rest: sum([...others], site),
    islands: page.root.querySelectorAll('astro-island').length,
    eager: page.root.querySelectorAll('astro-island').filter(loadsAlone).length,
  };
}

/** Of a `<picture>`, only the picture itself says when it is loaded. */
function isLazy(element: HTMLElement | undefined): boolean {
  const picture = element?.rawTagName === 'source' ? element.parentNode?.querySelector('img') : element;
  return picture?.getAttribute('loading') === 'lazy';
}

/** Every file that a `<picture>` offers, and whether it does so to phones. */
function picturesOf(page: Page, site: BuiltSite) {
  return resourcesOf(page, site)
    .filter(({ element }) => element?.rawTagName === 'source' && element.hasAttribute('srcset'))
    .map(({ file, element }) => ({
      file,
      bytes: compressed(file, site),
      forPhones: !element?.hasAttribute('media'),
    }));
}

/** Inline scripts travel inside the HTML and weigh there; on a page without islands they are limited as scripts too. */
function inlineScripts(page: Page): number {
  const data = new Set(['application/ld+json', 'application/json', 'speculationrules', 'importmap']);
  const code = page.root
    .querySelectorAll('script:not([src])')
    .filter((script) => !data.has(script.getAttribute('type') ?? ''))
    .map((script) => script.text)
    .join('\n');
  return code === '' ? 0 : brotliCompressSync(code).length;
}

function fontsOf(page: Page, site: BuiltSite): string[] {
  const urls = referencesIn(page, site.origin).map(({ url }) => url.slice(1));
  return [...new Set(urls)].filter((file) => /\.(woff2?|ttf|otf)$/.test(file) && site.files.has(file));
}

/** Adds a script and what it imports at once; what it imports on demand is loaded when someone asks for it. */
function follow(file: string, site: BuiltSite, seen: Set<string>): void {
  if (seen.has(file) || !site.files.has(file)) return;
  seen.add(file);
  const code = site.read(file).toString('utf8');
  // Bundled code: static imports stand as `import"…"` or `from"…"`; `import("…")` has a bracket and is left out.
  for (const [, path = ''] of code.matchAll(/(?:\bimport|\bfrom)\s*["']([^"']+\.m?js)["']/g)) {
    follow(path.startsWith('/') ? path.slice(1) : join(dirname(file), path), site, seen);
  }
}

function sum(files: string[], site: BuiltSite): number {
  return files.reduce((bytes, file) => bytes + compressed(file, site), 0);
}

const sizes = new WeakMap<BuiltSite, Map<string, number>>();

function compressed(file: string, site: BuiltSite): number {
  const known = sizes.get(site) ?? new Map<string, number>();
  sizes.set(site, known);
  let bytes = known.get(file);
  if (bytes === undefined) {
    if (site.files.has(`${file}.br`)) bytes = site.read(`${file}.br`).length;
    else if (/\.(html|js|mjs|css|svg|webmanifest|json|ico)$/.test(file))
      bytes = brotliCompressSync(site.read(file)).length;
    else bytes = site.read(file).length;
    known.set(file, bytes);
  }
  return bytes;
}

function total({ html, script, fonts, rest }: Weight): number {
  return html + script + fonts + rest;
}

function line(weight: Weight): string {
  const { address, html, script, fonts, rest } = weight;
  const parts = `HTML ${kb(html)}, JavaScript ${kb(script)}, fonts ${kb(fonts)}, other ${kb(rest)}`;
  return `  ${kb(total(weight)).padStart(8)}  ${address}  (${parts})`;
}

/** In bytes: rounded, a page that is a little too heavy would seem to fit. */
function over(bytes: number, budget: number): string {
  const number = (value: number) => value.toLocaleString('en-GB');
  return `${number(bytes)} bytes, budget ${number(budget)}`;
}

function kb(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
