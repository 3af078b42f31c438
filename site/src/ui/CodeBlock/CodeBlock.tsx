// A piece of code with its title and a copy button, highlighted at build.
import { highlight, type Language } from '~/lib/highlight';
import css from './CodeBlock.module.css';

export type CodeBlockProps = { title: string; language: Language; code: string };

const names: Record<Language, string> = {
  javascript: 'JavaScript',
  python: 'Python',
  json: 'JSON',
  bash: 'Shell',
};

export function CodeBlock({ title, language, code }: CodeBlockProps) {
  return (
    <figure className={css.block} data-copy-from>
      <figcaption className={css.caption}>
        <span>
          <span className={css.title}>{title}</span> <span className={css.language}>{names[language]}</span>
        </span>
        {/* Shown by the script that makes it work (shell/copy.ts). */}
        <button className={css.copy} type="button" data-copy={code} hidden>
          Copy
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, and a keyboard must reach them */}
      <pre className={css.code} tabIndex={0}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by our own highlighter, at build */}
        <code dangerouslySetInnerHTML={{ __html: highlight(code, language) }} />
      </pre>
    </figure>
  );
}
