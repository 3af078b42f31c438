// An index with counts, set like a ledger: categories, tags, archives.
import css from './CountedLinks.module.css';

export type CountedLink = { label: string; href: string; count: number; current?: boolean };

type CountedLinksProps = {
  links: readonly CountedLink[];
  /** What is counted, for those who hear the list: `article`, `articles`. */
  unit: { one: string; many: string };
};

export function CountedLinks({ links, unit }: CountedLinksProps) {
  return (
    <ul className={css.links}>
      {links.map(({ label, href, count, current }) => (
        <li key={href}>
          <a className={css.link} href={href} aria-current={current ? 'page' : undefined}>
            <span className={css.label}>{label}</span>
            <span className={css.count}>
              {count}
              <span className="visually-hidden"> {count === 1 ? unit.one : unit.many}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
