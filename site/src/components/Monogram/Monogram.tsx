// Initials on a tile, for a person without a photograph.
import css from './Monogram.module.css';

type MonogramProps = { name: string; size?: 'small' | 'large' };

export function Monogram({ name, size = 'small' }: MonogramProps) {
  const letters = initials(name);
  return (
    <span className={`brand ${css.monogram} ${css[size]}`} aria-hidden="true">
      {letters}
    </span>
  );
}

/** First and last initial without titles: "Dr. Sarah Nakato" is SN. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => !word.endsWith('.'));
  const first = words.at(0)?.[0] ?? '';
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : '';
  return (first + last).toUpperCase();
}
