// A plain list of things included, each behind a small slanted bar of the weave.
import css from './Ticks.module.css';

type TicksProps = { items: readonly string[] };

export function Ticks({ items }: TicksProps) {
  return (
    <ul className={css.ticks}>
      {items.map((item) => (
        <li className={css.item} key={item}>
          {item}
        </li>
      ))}
    </ul>
  );
}
