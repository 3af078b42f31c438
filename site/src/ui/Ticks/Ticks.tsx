// A list of included items with a slanted bar before each.
import css from './Ticks.module.css';

type TicksProps = {
  items: readonly string[];
  /** On a phone as running text. */
  running?: boolean;
};

export function Ticks({ items, running }: TicksProps) {
  return (
    <ul className={running ? `${css.ticks} ${css.running}` : css.ticks}>
      {items.map((item) => (
        <li className={css.item} key={item}>
          {item}
        </li>
      ))}
    </ul>
  );
}
