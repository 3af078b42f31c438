// A piece of code with its file name and a copy button. The highlighting is done at build and comes in as HTML.
import css from './CodeSample.module.css';

export type CodeSampleProps = {
  title: string;
  language: string;
  code: string;
  /** The same code highlighted at build; plain text is shown when left out. */
  html?: string;
};

export function CodeSample({ title, language, code, html }: CodeSampleProps) {
  return (
    <figure className={css.sample} data-copy-from>
      <figcaption className={css.caption}>
        <span>
          <span className={css.title}>{title}</span> <span className={css.language}>{language}</span>
        </span>
        {/* Shown by the script that makes it work (shell/copy.ts). */}
        <button className={css.copy} type="button" data-copy={code} hidden>
          Copy
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, and a keyboard must reach them */}
      <pre className={css.code} tabIndex={0}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own highlighter at build */}
        {html ? <code dangerouslySetInnerHTML={{ __html: html }} /> : <code>{code}</code>}
      </pre>
    </figure>
  );
}
