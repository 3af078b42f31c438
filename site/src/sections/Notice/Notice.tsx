// A page with one message: a result, a single button, or an empty state.
import type { ReactNode } from 'react';
import { DeskDrawing, type DrawnObject } from '~/components/DeskDrawing/DeskDrawing';
import { Horizon, sky } from '~/components/School/School';
import type { SchoolPart } from '~/lib/school-parts';
import css from './Notice.module.css';

export type NoticeProps = {
  title: string;
  /** Beside the text. */
  drawing?: DrawnObject;
  /** The message stands in the sky above it. */
  school?: SchoolPart;
  /** `loud` has the largest title. */
  variant?: 'plain' | 'loud';
  children?: ReactNode;
};

export function Notice({ title, drawing, school, variant = 'plain', children }: NoticeProps) {
  const notice = (
    <div className={drawing ? `${css.page} ${css.drawn}` : css.page}>
      {drawing && <DeskDrawing thing={drawing} />}
      <h1 className={variant === 'loud' ? `${css.title} ${css.loud}` : css.title}>{title}</h1>
      <div className={`large ${css.words}`}>{children}</div>
    </div>
  );
  return school ? (
    <div className={sky}>
      {notice}
      <Horizon part={school} className={css.horizon} />
    </div>
  ) : (
    notice
  );
}
