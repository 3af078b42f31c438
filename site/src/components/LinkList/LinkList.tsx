// A vertical list of a few links.
import type { Link } from '../schema';
import css from './LinkList.module.css';

type LinkListProps = { links: readonly Link[] };

export function LinkList({ links }: LinkListProps) {
  return (
    <ul role="list" className={css.links}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a className={`bold ${css.link}`} href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
