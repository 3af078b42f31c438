// Things to read one under the other, each with its words beside its cover.
import { CoverCard, type CoverCardProps } from '~/ui/CoverCard/CoverCard';
import css from './CoverRows.module.css';

export function CoverRows({ covers }: { covers: readonly Omit<CoverCardProps, 'children'>[] }) {
  return (
    <ul className={css.rows}>
      {covers.map((cover) => (
        <li className={css.row} key={cover.seed}>
          <CoverCard {...cover} large />
        </li>
      ))}
    </ul>
  );
}
