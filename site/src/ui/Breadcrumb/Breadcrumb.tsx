// The way back up from a page: its ancestors as links, from home down.
import css from './Breadcrumb.module.css';

export type Crumb = { name: string; path: string };

export function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav className={css.breadcrumb} aria-label="Breadcrumb">
      <ol className={css.trail}>
        {[{ name: 'Home', path: '/' }, ...trail].map(({ name, path }) => (
          <li className={css.crumb} key={path}>
            <a className={css.link} href={path}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
