// A page to work in: the bar above has its name, so that its heading is only read out, and all the room is for work.
import type { ReactNode } from 'react';
import css from './InboxPage.module.css';

export type InboxPageProps = { title: string; children?: ReactNode };

export function InboxPage({ title, children }: InboxPageProps) {
  return (
    <div className={css.room}>
      <h1 className="visually-hidden">{title}</h1>
      {children}
    </div>
  );
}
