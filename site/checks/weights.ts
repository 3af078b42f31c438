// Weight of each page after brotli, against the budgets.
import { dirname, join } from 'node:path/posix';
import { brotliCompressSync } from 'node:zlib';
import type { HTMLElement } from 'node-html-parser';
import type { budgets as allBudgets } from './budgets.ts';
import type { BuiltSite, CheckFinding, CheckProblem, Page } from './built-site.ts';
import { referencesIn } from './references.ts';
import { indexFile } from './search.ts';

type Budgets = typeof allBudgets;

export type Weight = {
  address: string;
  html: number;
  script: number;
  touched: number;
  react: number;
  inline: number;
  fonts: number;
  rest: number;
  islands: number;
  eager: number;
};

const demo = '/demo';
const isDemo = (address: string) => address === demo || address.startsWith(`${demo}/`);
/** Islands that are useless without script and may load at once. */
/** Whether a script loads without a touch; `alone` is the option of `client:touch`. */
const loadsAlone = (element: HTMLElement) =>
  element.getAttribute('client') !== 'touch' || element.getAttribute('opts')?.includes('"alone":true');
/** React's chunk name in astro.config.ts. */
const reactFile = /^_astro\/react\.[\w-]+\.js$/;

export function weights(site: BuiltSite, budgets: Budgets): CheckFinding {
  const pages = site.contentPages;
  const all = pages.map((page) => ({ page, weight: weigh(page, site) }));
  const problems: CheckProblem[] = [];
  for (const { page, weight } of all) {
    const limit = (name: string, bytes: number, budget: number) => {
      if (bytes > budget) problems.push({ where: page.address, what: `${name}: ${over(bytes, budget)}` });
    };
    const home = page.address === '/';
    const islands = isDemo(page.address) ? budgets.demoHtml : budgets.htmlWithIslands;
    const other = weight.islands > 0 ? islands : budgets.html;
    limit('HTML with inlined CSS', weight.html, home ? budgets.homeHtml : other);
    if (isDemo(page.address))
      limit('JavaScript beyond React', weight.touched - weight.react, budgets.demoBeyondReact);
    else if (weight.islands > 0) limit('JavaScript with islands', weight.touched, budgets.scriptWithIslands);
    else limit('JavaScript', weight.script + weight.inline, budgets.script);
    if (weight.eager === 0) {
      limit('JavaScript before a touch', weight.script + weight.inline, budgets.scriptUntouched);
      limit('a first visit', total(weight), home ? budgets.homeTotal : budgets.total);
    } else if (!isDemo(page.address)) {
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
  const form = scriptBeyondHome(site, 'Form');
  if (form > budgets.form) problems.push({ where: 'the touch of a form', what: over(form, budgets.form) });
  const search = firstSearch(site);
  const searchBudget = searchBudgetOf(pages.length, budgets);
  if (search.total > searchBudget) {
    problems.push({ where: 'a first search', what: over(search.total, searchBudget) });
  }
  // A renamed chunk would escape its budget.
  if (form === 0 && pages.some(({ root }) => root.querySelector('form[data-form]')))
    problems.push({ where: 'the touch of a form', what: 'has no script called Form.client' });
  if (search.index > 0 && search.script === 0)
    problems.push({ where: 'a first search', what: 'has no script called search-results.client' });
  const heaviest = all.map(({ weight }) => weight).sort((a, b) => total(b) - total(a));
  return {
    checked: `${pages.length} pages`,
    problems,
    notes: [
      `the touch of a form: ${kb(form)}`,
      `a first search: ${kb(search.total)} (script ${kb(search.script)}, index ${kb(search.index)})`,
      'the heaviest pages:',
      ...heaviest.slice(0, 5).map(line),
    ],
  };
}

/** Pages of a site with the smallest index budget. */
const FEW_PAGES = 200;

function searchBudgetOf(pages: number, budgets: Budgets): number {
  const further = Math.max(0, pages - FEW_PAGES) * budgets.firstSearchPerPage;
  return budgets.firstSearch + further;
}

/** Only the demo may load its scripts. */
function demoElsewhere(site: BuiltSite, all: readonly { page: Page }[]): CheckProblem[] {
  const office = [...site.files].find((file) => /^_astro\/DemoOffice\.[\w-]+\.js$/.test(file));
  // A renamed chunk would escape the check.
  if (!office && site.page(demo)) return [{ where: demo, what: 'has no script called DemoOffice' }];
  return all
    .filter(({ page }) => office && !isDemo(page.address) && scriptsOf(page, site).touched.has(office))
    .map(({ page }) => ({ where: page.address, what: 'loads the demo’s script' }));
}

export function firstSearch(site: BuiltSite): { script: number; index: number; total: number } {
  const index = site.files.has(indexFile) ? [indexFile] : [];
  const weight = { script: scriptBeyondHome(site, 'search-results'), index: sum(index, site) };
  return { ...weight, total: weight.script + weight.index };
}

/** Weight of `name.client.ts` and its imports, without the scripts of the home page. */
function scriptBeyondHome(site: BuiltSite, name: string): number {
  const loaded = new Set<string>();
  const home = site.page('/');
  for (const { url } of home ? referencesIn(home, site.origin) : []) follow(url.slice(1), site, loaded);
  const all = new Set<string>();
  for (const file of site.files)
    if (file.startsWith(`_astro/${name}.client.`) && file.endsWith('.js')) follow(file, site, all);
  return sum(
    [...all].filter((file) => !loaded.has(file)),
    site,
  );
}

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
  // Pictures, style sheets, icons and the manifest, without home screen icons and lazy pictures.
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

/** The `<img>` of a `<picture>` decides when it loads. */
function isLazy(element: HTMLElement | undefined): boolean {
  const picture = element?.rawTagName === 'source' ? element.parentNode?.querySelector('img') : element;
  return picture?.getAttribute('loading') === 'lazy';
}

/** All files of a `<picture>`, and whether phones get them. */
function picturesOf(page: Page, site: BuiltSite) {
  return resourcesOf(page, site)
    .filter(({ element }) => element?.rawTagName === 'source' && element.hasAttribute('srcset'))
    .map(({ file, element }) => ({
      file,
      bytes: compressed(file, site),
      forPhones: !element?.hasAttribute('media'),
    }));
}

/** Inline scripts count as HTML; on a page without islands also as scripts. */
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

/** Adds a script and its static imports; dynamic imports load later. */
function follow(file: string, site: BuiltSite, seen: Set<string>): void {
  if (seen.has(file) || !site.files.has(file)) return;
  seen.add(file);
  const code = site.text(file);
  // Bundled static imports are `import"…"` or `from"…"`; `import("…")` is dynamic.
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

/** In bytes: rounding would hide a small excess. */
function over(bytes: number, budget: number): string {
  const number = (value: number) => value.toLocaleString('en-GB');
  return `${number(bytes)} bytes, budget ${number(budget)}`;
}

function kb(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
