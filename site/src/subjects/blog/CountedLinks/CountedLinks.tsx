// An index with counts, set like a ledger: categories, tags, archives. Few are tallied too, one bar of the weave for each.
import css from './CountedLinks.module.css';

/** More bars than this nobody counts. */
const TALLIED = 10;

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
            {Math.max(...links.map((link) => link.count)) <= TALLIED && (
              <svg className={css.tally} width={count * 8} height="14" aria-hidden="true">
                <path d={`M1.5 13${'l4-12m4 12'.repeat(count)}`} />
              </svg>
            )}
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
