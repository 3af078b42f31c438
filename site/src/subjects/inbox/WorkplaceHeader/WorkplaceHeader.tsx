// The quiet bar above the inbox, instead of the site's own: whose desk it is, the theme, and a place in which the inbox
// says who is logged in.
import { BrandMark } from '~/ui/BrandMark/BrandMark';
import { ThemeToggle } from '~/ui/ThemeToggle/ThemeToggle';
import { PERSON_PLACE } from './person-place';
import css from './WorkplaceHeader.module.css';

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
        <ThemeToggle />
      </div>
    </header>
  );
}
