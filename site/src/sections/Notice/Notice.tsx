// A page with one message: a result, a single button, or an empty state.
import type { ReactNode } from 'react';
import { DeskDrawing, type DrawnObject } from '~/ui/DeskDrawing/DeskDrawing';
import css from './Notice.module.css';

export type NoticeProps = {
  title: string;
  /** Beside the text. */
  drawing?: DrawnObject;
  /** `loud` has the largest title. */
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
