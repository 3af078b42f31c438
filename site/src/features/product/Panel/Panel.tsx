// A pane in a product picture: title, optional figure, and content.
import type { ReactNode } from 'react';
import { withLearner } from '../Learner/Learner';
import css from './Panel.module.css';

type PanelProps = {
  title: string;
  figure?: ReactNode;
  note?: string | undefined;
  children: ReactNode;
};

export function Panel({ title, figure, note, children }: PanelProps) {
  return (
    <div className={`panel ${css.panel}`}>
      <p className="quiet bold">{withLearner(title)}</p>
      {figure && (
        <p className={css.figure}>
          {figure} {note && <span className={`quiet ${css.note}`}>{note}</span>}
        </p>
      )}
      {children}
    </div>
  );
}
