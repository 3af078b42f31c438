// Finds colours named in a source file, so that only the tokens name them.
import type { SourceFile } from './source-files.ts';

/** The names of CSS that someone would type; system colours and `currentcolor` belong to the visitor. */
const names =
  'black|white|red|green|blue|yellow|orange|purple|pink|brown|gr[ae]y|silver|gold|navy|teal|maroon|olive|lime|aqua|cyan|magenta|fuchsia|indigo|violet|crimson|coral|salmon|khaki|tomato|ivory|beige|(?:dark|light|medium|pale|deep)[a-z]+';

const hex = /(?<![\w&/-])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?!-)/gi;
const functions = /\b(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab)\([^)]*\)/gi;
const named = new RegExp(`(?<![\\w-])(?:${names})(?![\\w-])`, 'gi');

export function coloursIn({ path, text }: SourceFile): string[] {
  if (path.endsWith('.css')) return inCss(text);
  if (path.endsWith('.svg')) return inMarkup(text);
  if (/\.(astro|tsx|jsx)$/.test(path)) {
    const styles = [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
    return [...inMarkup(text), ...styles.flatMap(inCss)];
  }
  return path.endsWith('.ts') ? inMarkup(text) : [];
}

/** In a stylesheet only the values count: `.red` may be a class, `color: red` may not stand. */
function inCss(css: string): string[] {
  const code = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '');
  return [...code.matchAll(/(?<=[;{]\s*)[\w-]+\s*:([^;{}]*)(?=[;}])/g)].flatMap(([, value = '']) => [
    ...matches(value, hex),
    // Derived from a token is fine: rgb(from var(--ink) r g b / 50%).
    ...matches(value, functions).filter((each) => !each.includes('var(')),
    ...matches(value, named),
  ]);
}

/** In markup and code a colour is a whole string: `fill="#0b5d4e"`, never the `#id` of a link. */
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
