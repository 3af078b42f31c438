// The brand's woven track as a drawing. The same seed always gives the same weave.
import { type Weave as Drawing, weave } from '~/lib/weave';
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
  return (
    <WeavePaths
      {...weave(seed, columns, rows)}
      className={[drawn && css.drawn, fills && css.fills].filter(Boolean).join(' ')}
      slice
    />
  );
}

type WeavePathsProps = Drawing & {
  className?: string | undefined;
  /** Cut to the shape of what it stands in; else all of it is seen. */
  slice?: boolean;
};

/** The drawing alone, for those who have its bars. */
export function WeavePaths({ width, height, paths, className, slice = false }: WeavePathsProps) {
  return (
    <svg
      className={className ? `${css.weave} ${className}` : css.weave}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={slice ? 'xMidYMin slice' : 'xMinYMin'}
      aria-hidden="true"
    >
      {paths.map((path, tone) => path && <path key={path} className={css[`tone${tone}`]} d={path} />)}
    </svg>
  );
}
