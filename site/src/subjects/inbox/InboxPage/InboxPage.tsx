// The page around the staff inbox: a quiet bar instead of the site header, a heading that is only read out, and room to work.
import type { ReactNode } from 'react';
import { BrandMark } from '~/ui/BrandMark/BrandMark';
import { ThemeToggle } from '~/ui/ThemeToggle/ThemeToggle';
import { PERSON_PLACE } from '../islands/address';
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

export type WorkplaceHeaderProps = {
  brand: string;
  /** What this place is called. */
  title: string;
  /** Read out with the brand, which leads to the website. */
  home: string;
};

export function WorkplaceHeader({ brand, title, home }: WorkplaceHeaderProps) {
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
