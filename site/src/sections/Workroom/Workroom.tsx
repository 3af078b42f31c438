// A page to work in: its heading, small, and all the room for what is worked on.
import type { ReactNode } from 'react';
import css from './Workroom.module.css';

export type WorkroomProps = { title: string; children?: ReactNode };

export function Workroom({ title, children }: WorkroomProps) {
  return (
    <div className={css.room}>
      <h1 className={css.title}>{title}</h1>
      {children}
    </div>
  );
}
