// Figures with labels as a list, in a hero or under a heading.
import type { Stat } from '../StatStrip/words';
import css from './KeyFigures.module.css';

export const KeyFigures = ({ figures }: { figures: readonly Stat[] }) => (
  <ul className={`ticks ${css.figures}`}>
    {figures.map(({ figure, label, note }) => (
      <li key={label}>
        <strong>{figure}</strong> {label}
        {note && <small className={css.note}>{note}</small>}
      </li>
    ))}
  </ul>
);
