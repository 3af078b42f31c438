// A page to work in: its heading, small, and all the room for what is worked on.
import type { ReactNode } from 'react';
import css from './InboxPage.module.css';

export type InboxPageProps = { title: string; children?: ReactNode };

export function InboxPage({ title, children }: InboxPageProps) {
  return (
    <div className={css.room}>
      <h1 className={css.title}>{title}</h1>
      {children}
    </div>
  );
}
