// Renders code as HTML: title, language, copy button, highlighting. Components and Markdown (facts/markdown.ts) share
// it; ui/CodeBlock has the styles.
import Prism from 'prismjs';
// Each import registers a language in Prism; the order matters.
import 'prismjs/components/prism-bash.js';
import 'prismjs/components/prism-http.js';
import 'prismjs/components/prism-java.js';
import 'prismjs/components/prism-json.js';
import 'prismjs/components/prism-kotlin.js';
import 'prismjs/components/prism-php.js';
import 'prismjs/components/prism-python.js';
import 'prismjs/components/prism-sql.js';
import 'prismjs/components/prism-typescript.js';
import 'prismjs/components/prism-yaml.js';
import { escapeHtml } from './text.ts';

// Prism would highlight half of 2026-3.
delete Prism.languages.bash?.number;

export const languageNames = {
  bash: 'Shell',
  html: 'HTML',
  http: 'HTTP',
  java: 'Java',
  javascript: 'JavaScript',
  json: 'JSON',
  kotlin: 'Kotlin',
  php: 'PHP',
  python: 'Python',
  sql: 'SQL',
  typescript: 'TypeScript',
  yaml: 'YAML',
  csv: 'CSV',
  text: 'Text',
} as const;

export type Language = keyof typeof languageNames;

export const isLanguage = (name: string): name is Language => name in languageNames;

const kinds: Record<string, string> = {
  keyword: 'keyword',
  boolean: 'keyword',
  builtin: 'keyword',
  string: 'string',
  'triple-quoted-string': 'string',
  number: 'string',
  'template-string': 'string',
  'string-interpolation': 'string',
  comment: 'comment',
  'doc-comment': 'comment',
};

/** Escaped code; only these tokens are marked, to keep pages small. */
export function highlight(code: string, language: Language): string {
  if (language === 'csv' || language === 'text') return escapeHtml(code);
  const grammar = Prism.languages[language];
  if (!grammar) throw new Error(`No grammar for "${language}".`);
  return Prism.tokenize(code, grammar).map(marked).join('');
}

function marked(token: string | Prism.Token): string {
  if (typeof token === 'string') return escapeHtml(token);
  const { content } = token;
  const inside = Array.isArray(content) ? content.map(marked).join('') : marked(content);
  const kind = kinds[token.type];
  return kind ? `<span class="${kind}">${inside}</span>` : inside;
}

export type Code = {
  title?: string | undefined;
  language: Language;
  code: string;
  /** The heading above it. */
  about?: string | undefined;
};

/** Contents of `<figure class="code-block" data-client="CopyBox" data-copy-from>`. */
export function codeFigure({ title, language, code, about }: Code): string {
  const name = languageNames[language];
  const titled = title ? `<b>${highlight(title, 'text')}</b> ` : '';
  // Unique labels: a page has many code blocks.
  const called = [about, title, name].filter(Boolean).map(escaped).join(', ');
  // Long lines scroll, also by keyboard.
  return [
    `<figcaption><span>${titled}<span>${name}</span></span>`,
    `<button type="button" data-copy aria-label="Copy ${called}" data-needs-script>Copy</button></figcaption>`,
    `<pre tabindex="0" role="group" aria-label="${called}"><code>${highlight(code.trimEnd(), language)}</code></pre>`,
  ].join('');
}

/** Also for an attribute. */
const escaped = (text = '') => escapeHtml(text).replaceAll('"', '&quot;');
