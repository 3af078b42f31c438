// A figure whose number counts up to itself once, as the part that it stands in comes into view. By CSS alone; the text is
// the whole figure all the time.

import css from './CountUp.module.css';
import { counted } from './counted';

export function CountUp({ figure }: { figure: string }) {
  const parts = counted(figure);
  if (!parts) return figure;
  return (
    <>
      {parts.lead}
      <span className={css.number} data-n={parts.number}>
        {parts.number}
      </span>
      {parts.rest}
    </>
  );
}
