// Weight of each page after brotli, against the budgets.
import { dirname, join } from 'node:path/posix';
import { brotliCompressSync } from 'node:zlib';
import type { HTMLElement } from 'node-html-parser';
import type { budgets as allBudgets } from './budgets.ts';
import type { BuiltSite, CheckFinding, CheckProblem, Page } from './built-site.ts';
import { referencesIn } from './references.ts';
import { indexFile } from './search.ts';

type Budgets = typeof allBudgets;

const isDemo = (address: string) => /^\/demo(?:\/|$)/.test(address);
/** Whether a script loads without a touch; `alone` is the option of `client:touch`. */
const loadsAlone = (element: HTMLElement) =>
  element.getAttribute('client') !== 'touch' || element.getAttribute('opts')?.includes('"alone":true');
/** React's chunk name in astro.config.ts. */
const reactFile = /^_astro\/react\.[\w-]+\.js$/;

export function weights(site: BuiltSite, budgets: Budgets): CheckFinding {
  const all = site.contentPages.map((page) => ({ page, weight: weigh(page, site) }));
  const form = scriptBeyondHome(site, 'Form');
  const search = firstSearch(site);
  // Budgets of a site with the fewest pages.
  const further = Math.max(0, all.length - 200) * budgets.firstSearchPerPage;
  const office = [...site.files].find((file) => /^_astro\/DemoOffice\.[\w-]+\.js$/.test(file));
  const problems = [
    ...all.flatMap(({ page, weight }) => tooHeavy(page, weight, site, budgets)),
    ...over('the touch of a form', '', form, budgets.form),
    ...over('a first search', '', search.total, budgets.firstSearch + further),
    ...all
      .filter(({ page, weight }) => office && !isDemo(page.address) && weight.files.has(office))
      .map(({ page }) => ({ where: page.address, what: 'loads the demo’s script' })),
    // A renamed chunk would escape its budget.
    ...renamed('/demo', 'DemoOffice', !office && site.page('/demo')),
    ...renamed(
      'the touch of a form',
      'Form.client',
      form === 0 && all.some(({ page }) => page.root.querySelector('form[data-form]')),
    ),
    ...renamed('a first search', 'search-results.client', search.index > 0 && search.script === 0),
  ];
  const heaviest = all.map(({ weight }) => weight).toSorted((a, b) => b.total - a.total);
  return {
    checked: `${all.length} pages`,
    problems,
    notes: [
      `the touch of a form: ${kb(form)}`,
      `a first search: ${kb(search.total)} (script ${kb(search.script)}, index ${kb(search.index)})`,
      'the heaviest pages:',
      ...heaviest
        .slice(0, 5)
        .map(
          ({ address, total, html, script, fonts, rest }) =>
            `  ${kb(total).padStart(8)}  ${address}  (HTML ${kb(html)}, JavaScript ${kb(script)}, fonts ${kb(fonts)}, other ${kb(rest)})`,
        ),
    ],
  };
}

const renamed = (where: string, name: string, isLost: unknown): CheckProblem[] =>
  isLost ? [{ where, what: `has no script called ${name}` }] : [];

/** In bytes: rounding would hide a small excess. */
function over(where: string, name: string, bytes: number, budget: number): CheckProblem[] {
  const number = (value: number) => value.toLocaleString('en-GB');
  const what = `${name}${name && ': '}${number(bytes)} bytes, budget ${number(budget)}`;
  return bytes > budget ? [{ where, what }] : [];
}

function tooHeavy(page: Page, weight: Weight, site: BuiltSite, budgets: Budgets): CheckProblem[] {
  const { address: where, root } = page;
  const [isHome, demo, hasIslands] = [where === '/', isDemo(where), weight.islands > 0];
  const html = isHome
    ? budgets.homeHtml
    : demo
      ? budgets.demoHtml
      : hasIslands
        ? budgets.htmlWithIslands
        : budgets.html;
  const atOnce = weight.script + weight.inline;
  const [script, bytes, limit] = demo
    ? ['JavaScript beyond React', weight.touched - weight.react, budgets.demoBeyondReact]
    : hasIslands
      ? ['JavaScript with islands', weight.touched, budgets.scriptWithIslands]
      : ['JavaScript', atOnce, budgets.script];
  const fontFiles = fontsOf(page, site).length;
  const loadsByItself = root.querySelectorAll('astro-island').some(loadsAlone);
  return [
    ...over(where, 'HTML with inlined CSS', weight.html, html),
    ...over(where, script, bytes, limit),
    ...(loadsByItself
      ? demo
        ? []
        : [{ where, what: 'an island loads by itself' }]
      : [
          ...over(where, 'JavaScript before a touch', atOnce, budgets.scriptUntouched),
          ...over(where, 'a first visit', weight.total, isHome ? budgets.homeTotal : budgets.total),
        ]),
    ...over(where, 'fonts', weight.fonts, budgets.fonts),
    ...(fontFiles > budgets.fontFiles ? [{ where, what: `loads ${fontFiles} fonts` }] : []),
    // The files of a picture without a condition are for phones.
    ...resourcesOf(page, site)
      .filter(({ by }) => by === 'srcset')
      .flatMap(({ file, element }) =>
        over(
          where,
          `the picture ${file}`,
          compressed(file, site),
          element?.hasAttribute('media') ? budgets.picture : budgets.phonePicture,
        ),
      ),
  ];
}

export function firstSearch(site: BuiltSite): { script: number; index: number; total: number } {
  const index = site.files.has(indexFile) ? compressed(indexFile, site) : 0;
  const script = scriptBeyondHome(site, 'search-results');
  return { script, index, total: script + index };
}

/** Weight of `name.client.ts` and its imports, without the scripts of the home page. */
function scriptBeyondHome(site: BuiltSite, name: string): number {
  const home = site.page('/');
  const loaded = follow(home ? referencesIn(home, site.origin).map(({ url }) => url.slice(1)) : [], site);
  const own = [...site.files].filter(
    (file) => file.startsWith(`_astro/${name}.client.`) && file.endsWith('.js'),
  );
  return sum(follow(own, site).difference(loaded), site);
}

const resourcesOf = (page: Page, site: BuiltSite) =>
  referencesIn(page, site.origin)
    .filter(({ kind, url }) => kind === 'resource' && url.startsWith('/'))
    .map(({ url, ...from }) => ({ file: decodeURI(url.slice(1).replace(/[?#].*$/, '')), ...from }))
    .filter(({ file }) => site.files.has(file));

export type Weight = ReturnType<typeof weigh>;

const SCRIPT = /\.m?js$/;

export function weigh(page: Page, site: BuiltSite) {
  const resources = resourcesOf(page, site);
  const scripts = resources.filter(({ file }) => SCRIPT.test(file));
  const atOnce = scripts.filter(({ element }) => !element || loadsAlone(element));
  const files = follow(
    scripts.map(({ file }) => file),
    site,
  );
  const fontFiles = new Set(fontsOf(page, site));
  // Pictures, style sheets, icons and the manifest, without home screen icons and lazy pictures.
  const others = resources
    .filter(({ element }) => element?.getAttribute('rel') !== 'apple-touch-icon' && !isLazy(element))
    .map(({ file }) => file)
    .filter((file) => !fontFiles.has(file) && !SCRIPT.test(file));
  const html = compressed(page.file, site);
  const script = sum(
    follow(
      atOnce.map(({ file }) => file),
      site,
    ),
    site,
  );
  const [fonts, rest] = [sum(fontFiles, site), sum(new Set(others), site)];
  return {
    address: page.address,
    html,
    script,
    /** After a touch. */
    touched: sum(files, site),
    react: sum(
      [...files].filter((file) => reactFile.test(file)),
      site,
    ),
    files,
    inline: inlineScripts(page),
    fonts,
    rest,
    total: html + script + fonts + rest,
    islands: page.root.querySelectorAll('astro-island').length,
  };
}

/** The `<img>` of a `<picture>` decides when it loads. */
function isLazy(element: HTMLElement | undefined): boolean {
  const picture = element?.rawTagName === 'source' ? element.parentNode?.querySelector('img') : element;
  return picture?.getAttribute('loading') === 'lazy';
}

/** Inline scripts count as HTML; on a page without islands also as scripts. */
function inlineScripts(page: Page): number {
  const code = page.root
    .querySelectorAll('script:not([src])')
    .filter((script) => !/json|speculationrules|importmap/.test(script.getAttribute('type') ?? ''))
    .map((script) => script.text)
    .join('\n');
  return code === '' ? 0 : brotliCompressSync(code).length;
}

const fontsOf = (page: Page, site: BuiltSite): string[] =>
  [...new Set(referencesIn(page, site.origin).map(({ url }) => url.slice(1)))].filter(
    (file) => /\.(woff2?|ttf|otf)$/.test(file) && site.files.has(file),
  );

/** Scripts with their static imports; dynamic imports load later. */
function follow(files: readonly string[], site: BuiltSite, seen = new Set<string>()): Set<string> {
  for (const file of files) {
    if (seen.has(file) || !SCRIPT.test(file) || !site.files.has(file)) continue;
    seen.add(file);
    // Bundled static imports are `import"…"` or `from"…"`; `import("…")` is dynamic.
    const imports = [...site.text(file).matchAll(/(?:\bimport|\bfrom)\s*["']([^"']+\.m?js)["']/g)];
    const paths = imports.map(([, path = '']) =>
      path.startsWith('/') ? path.slice(1) : join(dirname(file), path),
    );
    follow(paths, site, seen);
  }
  return seen;
}

const sum = (files: Iterable<string>, site: BuiltSite): number =>
  [...files].reduce((bytes, file) => bytes + compressed(file, site), 0);

const sizes = new WeakMap<BuiltSite, Map<string, number>>();

function compressed(file: string, site: BuiltSite): number {
  const known = sizes.get(site) ?? new Map<string, number>();
  sizes.set(site, known);
  const bytes = known.get(file) ?? measured(file, site);
  known.set(file, bytes);
  return bytes;
}

function measured(file: string, site: BuiltSite): number {
  if (site.files.has(`${file}.br`)) return site.read(`${file}.br`).length;
  const text = /\.(html|js|mjs|css|svg|webmanifest|json|ico)$/.test(file);
  return (text ? brotliCompressSync(site.read(file)) : site.read(file)).length;
}

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
