// A colour by its name, with a dab of it.

import type { Dye } from './ProductDrawing';
import css from './ProductDrawing.module.css';

type SwatchProps = { name: string; dye: Dye };

export function Swatch({ name, dye }: SwatchProps) {
  return (
    <span className={`${css.swatch} ${css[dye]}`}>
      <svg className={css.dab} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <circle className={css.cloth} cx="8" cy="8" r="7" />
      </svg>
      {name}
    </span>
  );
}
