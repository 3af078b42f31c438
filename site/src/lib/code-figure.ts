// A piece of code as HTML: its title and language, a copy button, and the code in colour. Components and Markdown
// (build/markdown.ts) make the same; ui/CodeBlock holds the styles.
import { highlight, type Language, languageNames } from './highlight.ts';

export type Code = { title?: string | undefined; language: Language; code: string };

/** What stands inside `<figure class="code-block" data-client="CopyBox" data-copy-from>`. */
export function codeFigure({ title, language, code }: Code): string {
  const name = languageNames[language];
  const titled = title ? `<b>${highlight(title, 'text')}</b> ` : '';
  // The button is shown by the script that makes it work (CopyBox.client.ts); long lines scroll, by keyboard too.
  return [
    `<figcaption><span>${titled}<span>${name}</span></span>`,
    '<button type="button" data-copy hidden>Copy</button></figcaption>',
    `<pre tabindex="0"><code>${highlight(code.trimEnd(), language)}</code></pre>`,
  ].join('');
}
