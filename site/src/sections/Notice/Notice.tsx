// A page that says one thing: what became of what you did, the one button that is left to press, or that there is
// nothing here.
import type { ReactNode } from 'react';
import css from './Notice.module.css';

export type NoticeProps = {
  title: string;
  /** `loud` sets the title as large as it gets and leaves the rest to what is in it. */
  look?: 'plain' | 'loud';
  children?: ReactNode;
};

export function Notice({ title, look = 'plain', children }: NoticeProps) {
  return (
    <div className={css.page}>
      <h1 className={look === 'loud' ? `${css.title} ${css.loud}` : css.title}>{title}</h1>
      {look === 'loud' ? children : <div className={css.words}>{children}</div>}
    </div>
  );
}
