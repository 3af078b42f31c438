// A page that says one thing: what became of what you did, the one button that is left to press, or that there is
// nothing here.
import type { ReactNode } from 'react';
import { DeskDrawing, type DeskThing } from '~/ui/DeskDrawing/DeskDrawing';
import css from './Notice.module.css';

export type NoticeProps = {
  title: string;
  /** Beside the words. */
  drawing?: DeskThing;
  /** `loud` sets the title as large as it gets and leaves the rest to what is in it. */
  look?: 'plain' | 'loud';
  children?: ReactNode;
};

export function Notice({ title, drawing, look = 'plain', children }: NoticeProps) {
  return (
    <div className={drawing ? `${css.page} ${css.drawn}` : css.page}>
      {drawing && <DeskDrawing thing={drawing} />}
      <h1 className={look === 'loud' ? `${css.title} ${css.loud}` : css.title}>{title}</h1>
      {look === 'loud' ? children : <div className={css.words}>{children}</div>}
    </div>
  );
}
