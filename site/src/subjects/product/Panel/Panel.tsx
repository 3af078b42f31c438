// One pane of the product as the pictures show it: a title, an optional figure, and what is drawn beneath.
import type { ReactNode } from 'react';
import css from './Panel.module.css';

type PanelProps = {
  title: string;
  figure?: ReactNode;
  note?: string | undefined;
  children: ReactNode;
};

export function Panel({ title, figure, note, children }: PanelProps) {
  return (
    <div className={css.panel}>
      <p className={css.title}>{title}</p>
      {figure && (
        <p className={css.figure}>
          {figure} {note && <span className={css.note}>{note}</span>}
        </p>
      )}
      {children}
    </div>
  );
}
