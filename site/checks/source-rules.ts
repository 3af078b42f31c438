// Rules of CONTRIBUTING.md for single files that Biome cannot check: islands, raw HTML, colours in tokens.
import type { CheckProblem } from './built-site.ts';
import { isTest, type SourceFile } from './source-files.ts';

export function brokenSourceRules(sources: readonly SourceFile[]): CheckProblem[] {
  const problems: CheckProblem[] = [];
  for (const file of sources.filter((each) => !isTest(each))) {
    const report = (what: string) => problems.push({ where: `site/src/${file.path}`, what });
    for (const rule of [directives, rawHtml, colours]) rule(file, report);
  }
  return problems;
}

type FileRule = (file: SourceFile, report: (what: string) => void) => void;

const directives: FileRule = (file, report) => {
  if (!file.path.endsWith('.astro')) return;
  const markup = file.text.replace(/^\s*---\n[\s\S]*?\n---/, '');
  for (const [, directive = ''] of markup.matchAll(/\s(client:[a-z]+)/g)) {
    if (!file.path.startsWith('pages/')) report(`has ${directive}: only a page says what it ships`);
    else if (directive !== 'client:touch') report(`has ${directive}: an island is client:touch`);
  }
};

/** Both take HTML of sanitised or highlighted text. */
const TAKE_HTML = ['sections/Prose/Prose.tsx', 'components/CodeBlock/CodeBlock.tsx'];

const rawHtml: FileRule = (file, report) => {
  const other = file.text.replace(/<(?:script|style) is:inline[^<]* set:html=/g, '');
  if (/\bset:html=|\bdangerouslySetInnerHTML=/.test(other) && !TAKE_HTML.includes(file.path))
    report('puts HTML into a page: words are text, and Prose takes what readers/safe-html.ts allows');
};

const colours: FileRule = (file, report) => {
  if (/^(styles\/tokens|components\/cloth|assets\/drawings)\.css$/.test(file.path)) return;
  for (const colour of coloursIn(file))
    report(`names the colour ${colour}: colours live in styles/tokens.css`);
};

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
