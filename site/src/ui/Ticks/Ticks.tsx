// A list of included items with a slanted bar before each.
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
