// A page that says one thing: what became of what you did, or the one button that is left to press.
import type { ReactNode } from 'react';
import { Weave } from '~/ui/Weave/Weave';
import css from './Notice.module.css';

export type NoticeProps = {
  title: string;
  /** Draws the weave; the page's own name. */
  seed: string;
  children?: ReactNode;
};

export function Notice({ title, seed, children }: NoticeProps) {
  return (
    <div className={css.page}>
      <div className={css.weave}>
        <Weave seed={seed} columns={18} rows={3} />
      </div>
      <h1 className={css.title}>{title}</h1>
      <div className={css.words}>{children}</div>
    </div>
  );
}
