// A piece of code as HTML: its title and language, a copy button, and the code in colour. Components and Markdown
// (build/markdown.ts) make the same; ui/CodeBlock holds the styles.
import { highlight, type Language, languageNames } from './highlight.ts';

export type Code = {
  title?: string | undefined;
  language: Language;
  code: string;
  /** The heading that it stands under. */
  about?: string | undefined;
};

/** What stands inside `<figure class="code-block" data-client="CopyBox" data-copy-from>`. */
export function codeFigure({ title, language, code, about }: Code): string {
  const name = languageNames[language];
  const titled = title ? `<b>${highlight(title, 'text')}</b> ` : '';
  // A page has many of them: the button and what scrolls say which one they are.
  const called = [about, title, name].filter(Boolean).map(escaped).join(', ');
  // The button is shown by the script that makes it work (CopyBox.client.ts); long lines scroll, by keyboard too.
  return [
    `<figcaption><span>${titled}<span>${name}</span></span>`,
    `<button type="button" data-copy hidden>Copy<span class="visually-hidden"> ${called}</span></button></figcaption>`,
    `<pre tabindex="0" role="group" aria-label="${called}"><code>${highlight(code.trimEnd(), language)}</code></pre>`,
  ].join('');
}

/** For an attribute, too. */
const escaped = (text = '') =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
