// The page frame of the inbox: a plain bar instead of the site header, and a visually hidden heading.
import type { ReactNode } from 'react';
import { BrandMark } from '~/components/BrandMark/BrandMark';
import { ThemeToggle } from '~/components/ThemeToggle/ThemeToggle';
import { PERSON_PLACE } from './address';
import css from './InboxPage.module.css';

type InboxPageProps = { title: string; children?: ReactNode };

export function InboxPage({ title, children }: InboxPageProps) {
  return (
    <div className={css.room}>
      <h1 className="visually-hidden">{title}</h1>
      {children}
    </div>
  );
}

type InboxHeaderProps = {
  brand: string;
  title: string;
  home: string;
};

export function InboxHeader({ brand, title, home }: InboxHeaderProps) {
  return (
    <header className={css.header} data-header>
      <div className={css.bar}>
        <a className={css.brand} href="/">
          <BrandMark size={24} />
          {brand}
          <span className="visually-hidden">: {home}</span>
        </a>
        <span className={css.title}>{title}</span>
        <div className={css.person} id={PERSON_PLACE} />
        <ThemeToggle words={{ toDark: 'Switch to dark mode', toLight: 'Switch to light mode' }} />
      </div>
    </header>
  );
}
