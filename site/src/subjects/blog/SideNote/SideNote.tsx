// A small titled block beside the main thing of a page.

import type { ReactNode } from 'react';
import type { Link } from '~/ui/Action/Action';
import css from './SideNote.module.css';

type SideNoteProps = {
  title: string;
  text?: string;
  link?: Link;
  children?: ReactNode;
};

export function SideNote({ title, text, link, children }: SideNoteProps) {
  return (
    <section className={css.note}>
      <h2 className={css.title}>{title}</h2>
      {text && <p className={css.text}>{text}</p>}
      {children}
      {link && (
        <p className={css.link}>
          <a href={link.href}>{link.label}</a>
        </p>
      )}
    </section>
  );
}
