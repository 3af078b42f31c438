// The brand's woven track as a drawing. The same seed always gives the same weave.
import { weave } from '~/lib/weave';
import css from './Weave.module.css';

type WeaveProps = {
  seed: string;
  columns: number;
  rows: number;
  /** Draws itself once when the page opens; for the first weave of a page only. */
  drawn?: boolean;
  /** As high as what it stands in, cut to its shape. */
  fills?: boolean;
};

export function Weave({ seed, columns, rows, drawn = false, fills = false }: WeaveProps) {
  const { width, height, paths } = weave(seed, columns, rows);
  return (
    <svg
      className={[css.weave, drawn && css.drawn, fills && css.fills].filter(Boolean).join(' ')}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {paths.map((path, tone) => path && <path key={path} className={css[`tone${tone}`]} d={path} />)}
    </svg>
  );
}
