// Folder rules of CONTRIBUTING.md that Biome cannot check: import direction, no cycles, colours only in tokens.
import type { CheckFinding, CheckProblem } from './built-site.ts';
import { hooksCalledIn, type Import, importsOf, isTest, type SourceFile } from './source-files.ts';

/** Layers of `site/src` from the top: each may import from itself and from those below. Folders beside the layers are listed apart. */
const layers = [
  'pages',
  'layouts',
  'shell',
  'apps',
  'subjects',
  'sections',
  'forms',
  'ui',
  'seo',
  'files',
  'facts',
  'readers',
  'lib',
];

const beside: Record<string, string[]> = {
  content: [],
  // The component gallery, in development and test builds only.
  gallery: ['layouts', 'apps', 'subjects', 'sections', 'ui', 'facts'],
  root: ['apps', 'subjects'],
  styles: ['assets'],
  assets: [],
};

const open: Record<string, string[]> = {
  content: ['pages', 'apps', 'subjects'],
  // Pictures and files read colours from the tokens.
  styles: ['layouts', 'apps', 'subjects', 'seo', 'files'],
  assets: layers,
};

function mayImport(folder: string, target: string): boolean {
  const own = layers.indexOf(folder);
  if (folder === target || beside[folder]?.includes(target) || open[target]?.includes(folder)) return true;
  return own >= 0 && layers.indexOf(target) > own;
}

const longestRoute = 40;

export function boundaries(sources: SourceFile[]): CheckFinding {
  const problems: CheckProblem[] = [];
  for (const file of sources) {
    const report = (what: string) => problems.push({ where: `site/src/${file.path}`, what });
    for (const rule of [imports, hooks, directives, contentIsData, routeLength, colours]) rule(file, report);
  }
  problems.push(...circles(sources));
  return { checked: `${sources.length} source files`, problems };
}

/** Subjects may not import each other in a circle, nor may files; types count for files only. */
function circles(sources: SourceFile[]): CheckProblem[] {
  const code = sources.filter((each) => !isTest(each));
  const paths = new Set(code.map(({ path }) => path));
  const fileAt = (path: string) => ENDINGS.map((ending) => path + ending).find((each) => paths.has(each));
  const files = graph(
    code,
    ({ path }) => path,
    ({ path }) => fileAt(path),
  );
  const rooms = graph(
    code,
    ({ path }) => roomOf(path),
    ({ path, typeOnly }) => (typeOnly ? undefined : roomOf(path)),
  );
  return [
    ...inCircles(files).map((file) => ({
      where: `site/src/${file}`,
      what: 'is part of a circle of imports',
    })),
    ...inCircles(rooms).map((room) => ({
      where: `site/src/${room}`,
      what: 'is part of a circle of rooms',
    })),
  ];
}

const ENDINGS = ['', '.ts', '.tsx', '.astro'];

type Graph = Map<string, Set<string>>;

function graph(
  sources: SourceFile[],
  nodeOf: (file: SourceFile) => string | undefined,
  targetOf: (one: Import) => string | undefined,
): Graph {
  const uses: Graph = new Map();
  for (const file of sources) {
    const from = nodeOf(file);
    if (!from) continue;
    const targets = importsOf(file).flatMap((one) => targetOf(one) ?? []);
    uses.set(from, new Set([...(uses.get(from) ?? []), ...targets.filter((each) => each !== from)]));
  }
  return uses;
}

function inCircles(uses: Graph): string[] {
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(uses.get(from) ?? [])].some(
      (next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))),
    );
  return [...uses.keys()].filter((node) => reaches(node, node));
}

const roomOf = (path: string): string | undefined => /^(?:apps|subjects)\/[^/]+(?=\/)/.exec(path)?.[0];

type FolderRule = (file: SourceFile, report: (what: string) => void) => void;

const imports: FolderRule = (file, report) => {
  // Tests may import anything.
  if (isTest(file)) return;
  const folder = folderOf(file.path);
  if (!layers.includes(folder) && !beside[folder])
    return report(`stands in the folder ${folder}, which docs/architecture.md does not know`);
  for (const { path } of importsOf(file)) {
    if (path.startsWith('package:')) continue;
    if (path.startsWith('..')) {
      report(`imports ${path}, outside site/src`);
      continue;
    }
    const target = folderOf(path);
    if (mayImport(folder, target)) continue;
    report(`imports ${path}: ${folder} may not import ${target}`);
  }
};

const hooks: FolderRule = (file, report) => {
  if (isTest(file) || isIsland(file.path)) return;
  const imported = importsOf(file)
    .filter(({ path }) => path === 'package:react' || path === 'package:react-dom')
    .flatMap(({ names }) => names.filter((name) => /^use([A-Z]|$)/.test(name)));
  for (const hook of new Set([...imported, ...hooksCalledIn(file)]))
    report(`uses ${hook}: hooks live in islands and forms`);
};

const directives: FolderRule = (file, report) => {
  if (!file.path.endsWith('.astro')) return;
  const markup = file.text.replace(/^\s*---\n[\s\S]*?\n---/, '');
  for (const [, directive = ''] of markup.matchAll(/\s(client:[a-z]+)/g)) {
    if (folderOf(file.path) !== 'pages') report(`has ${directive}: only a page says what it ships`);
    else if (directive !== 'client:touch') report(`has ${directive}: an island is client:touch`);
  }
};

const contentIsData: FolderRule = (file, report) => {
  if (!file.path.startsWith('content/') || isTest(file)) return;
  if (/\.(?:[jt]sx?|astro|mdx)$/.test(file.path)) report('is code: content is YAML and Markdown');
};

const routeLength: FolderRule = (file, report) => {
  if (!file.path.startsWith('pages/') || !/\.(astro|ts)$/.test(file.path) || isTest(file)) return;
  const lines = file.text.trimEnd().split('\n').length;
  if (lines > longestRoute)
    report(`has ${lines} lines: a route file is an outline of at most ${longestRoute}`);
};

const colours: FolderRule = (file, report) => {
  if (/^styles\/(tokens|cloth)\.css$/.test(file.path) || isTest(file)) return;
  for (const colour of coloursIn(file))
    report(`names the colour ${colour}: colours live in styles/tokens.css`);
};

const isIsland = (path: string) =>
  path.startsWith('forms/') || /^(?:apps|subjects)\/[^/]+\/islands\//.test(path);

function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : 'root';
}

/** CSS colour names; system colours and `currentcolor` are allowed. */
const names =
  'black|white|red|green|blue|yellow|orange|purple|pink|brown|gr[ae]y|silver|gold|navy|teal|maroon|olive|lime|aqua|cyan|magenta|fuchsia|indigo|violet|crimson|coral|salmon|khaki|tomato|ivory|beige|(?:dark|light|medium|pale|deep)[a-z]+';

const hex = /(?<![\w&/-])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?!-)/gi;
const functions = /\b(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab)\([^)]*\)/gi;
const named = new RegExp(`(?<![\\w-])(?:${names})(?![\\w-])`, 'gi');

function coloursIn({ path, text }: SourceFile): string[] {
  if (path.endsWith('.css')) return inCss(text);
  if (path.endsWith('.svg')) return inMarkup(text);
  if (/\.(astro|tsx|jsx)$/.test(path)) {
    const styles = [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
    return [...inMarkup(text), ...styles.flatMap(inCss)];
  }
  return path.endsWith('.ts') ? inMarkup(text) : [];
}

/** In style sheets only values count: `.red` may be a class. */
function inCss(css: string): string[] {
  const code = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '');
  return [...code.matchAll(/(?<=[;{]\s*)[\w-]+\s*:([^;{}]*)(?=[;}])/g)].flatMap(([, value = '']) => [
    ...matches(value, hex),
    // Derived colours are allowed: rgb(from var(--ink) r g b / 50%).
    ...matches(value, functions).filter((each) => !each.includes('var(')),
    ...matches(value, named),
  ]);
}

/** In code a colour is a whole string: `fill="#0b5d4e"`, not the `#id` of a link. */
function inMarkup(code: string): string[] {
  const strings = [...code.matchAll(/(\bhref=\{?)?(["'`])((?:(?!\2)[^\\\n])*)\2/g)];
  const values = strings.filter(([, link]) => !link).map(([, , , value = '']) => value.trim());
  const whole = (value: string, pattern: RegExp) => value.replace(pattern, '') === '' && value !== '';
  const drawn = [...code.matchAll(/\b(?:fill|stroke|stop-color|stopColor|color)=["']([a-z]+)["']/g)];
  return [
    ...values.filter((value) => whole(value, hex) || whole(value, functions)),
    ...drawn.flatMap(([, value = '']) => matches(value, named)),
  ];
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([match]) => match);
}
