// What has to be said under a table, small.
import css from './Footnote.module.css';

export function Footnote({ children }: { children: string }) {
  return <p className={css.footnote}>{children}</p>;
}
