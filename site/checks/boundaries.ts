// The house rules on folders (CONTRIBUTING.md): imports go one way, and each folder holds what it is for.
import type { Finding, Problem } from './check.ts';
import { coloursIn } from './colours.ts';
import {
  hasReExports,
  hooksCalledIn,
  importsOf,
  isExamples,
  isTest,
  type SourceFile,
} from './source-files.ts';

/** Which folders of `site/src` a folder may import from; `facts` is `content/facts`, open to all. */
const mayImport: Record<string, string[]> = {
  pages: [
    'pages',
    'layouts',
    'shell',
    'sections',
    'islands',
    'ui',
    'seo',
    'pdf',
    'kit',
    'lib',
    'content',
    'styles',
    'assets',
  ],
  layouts: ['layouts', 'shell', 'sections', 'islands', 'ui', 'seo', 'lib', 'navigation', 'styles', 'assets'],
  shell: ['shell', 'sections', 'islands', 'ui', 'lib', 'assets'],
  sections: ['sections', 'ui', 'lib', 'assets'],
  islands: ['islands', 'ui', 'lib'],
  ui: ['ui', 'lib', 'assets'],
  // The page that shows every part, in development and test builds only.
  gallery: ['gallery', 'layouts', 'shell', 'sections', 'islands', 'ui', 'lib', 'content'],
  // For the text of the tokens: pictures and the browser's bar take their colours from it.
  seo: ['seo', 'lib', 'assets', 'styles'],
  // Makes files at build; the colours come from the text of the tokens.
  pdf: ['pdf', 'seo', 'lib', 'assets', 'styles'],
  // The same for packages of pictures, drawn from the data that the product views show.
  kit: ['kit', 'seo', 'ui', 'lib', 'assets', 'styles'],
  lib: ['lib'],
  content: ['content', 'lib'],
  facts: ['lib'],
  // What each entry of a collection must say; `content.config.ts` gathers them.
  schemas: ['schemas', 'lib'],
  styles: ['styles', 'assets'],
  assets: [],
};

const longestRoute = 40;

export function boundaries(sources: SourceFile[]): Finding {
  const problems: Problem[] = [];
  for (const file of sources) {
    const report = (what: string) => problems.push({ where: `site/src/${file.path}`, what });
    for (const rule of [imports, hooks, directives, contentIsData, routeLength, barrels, colours])
      rule(file, report);
  }
  return { checked: `${sources.length} source files`, problems };
}

type Rule = (file: SourceFile, report: (what: string) => void) => void;

const imports: Rule = (file, report) => {
  // A test looks at its subject from outside, so it may reach for anything.
  if (isTest(file)) return;
  const own = folderOf(file.path);
  const folder = own === 'navigation' ? 'content' : own;
  const allowed = folder === 'root' ? ['content', 'schemas', 'lib'] : mayImport[folder];
  if (!allowed) return report(`stands in the folder ${folder}, which CONTRIBUTING.md does not know`);
  for (const { path, typeOnly } of importsOf(file)) {
    if (path.startsWith('package:')) continue;
    if (path.startsWith('..')) {
      report(`imports ${path}, outside site/src`);
      continue;
    }
    const target = folderOf(path);
    if (target === 'facts' || target === folder || allowed.includes(target)) continue;
    if (target === 'navigation' && allowed.includes('content')) continue;
    // Content is data in the shape that a section asks for; only the shape may be imported.
    if (folder === 'content' && typeOnly) continue;
    report(`imports ${path}: ${folder} may import ${[...allowed, 'facts'].join(', ')}`);
  }
};

const hooks: Rule = (file, report) => {
  if (isTest(file) || folderOf(file.path) === 'islands') return;
  const imported = importsOf(file)
    .filter(({ path }) => path === 'package:react' || path === 'package:react-dom')
    .flatMap(({ names }) => names.filter((name) => /^use([A-Z]|$)/.test(name)));
  for (const hook of new Set([...imported, ...hooksCalledIn(file)]))
    report(`uses ${hook}: hooks live in islands`);
};

const directives: Rule = (file, report) => {
  if (!file.path.endsWith('.astro')) return;
  const markup = file.text.replace(/^\s*---\n[\s\S]*?\n---/, '');
  for (const [, directive = ''] of markup.matchAll(/\s(client:[a-z]+)/g)) {
    if (folderOf(file.path) !== 'pages') report(`has ${directive}: only a page says what it ships`);
    else if (directive === 'client:load') report('has client:load: hydrate when idle or in view');
    else if (directive === 'client:only') report('has client:only: its HTML must work before the script');
  }
};

const contentIsData: Rule = (file, report) => {
  if (!file.path.startsWith('content/') || isTest(file)) return;
  if (/\.(tsx|jsx|astro|mdx)$/.test(file.path)) report('is markup: content is words and data');
};

const routeLength: Rule = (file, report) => {
  if (!file.path.startsWith('pages/') || !/\.(astro|ts)$/.test(file.path) || isTest(file)) return;
  const lines = file.text.trimEnd().split('\n').length;
  if (lines > longestRoute)
    report(`has ${lines} lines: a route file is an outline of at most ${longestRoute}`);
};

const barrels: Rule = (file, report) => {
  if (/(^|\/)index\.(ts|tsx|js)$/.test(file.path) && !file.path.startsWith('pages/')) {
    report('is a barrel file: import from the file that says it');
  } else if (hasReExports(file)) {
    report('re-exports from another file: import from the file that says it');
  }
};

const colours: Rule = (file, report) => {
  if (file.path === 'styles/tokens.css' || isTest(file) || isExamples(file)) return;
  for (const colour of coloursIn(file))
    report(`names the colour ${colour}: colours live in styles/tokens.css`);
};

function folderOf(path: string): string {
  if (path.startsWith('content/facts/')) return 'facts';
  if (/^content\/navigation(\.ts)?$/.test(path)) return 'navigation';
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : 'root';
}
