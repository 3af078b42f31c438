// The brand's woven pattern. The same seed always gives the same drawing.
import { type Weave as Drawing, weave } from '~/lib/weave';
import css from './Weave.module.css';

type WeaveProps = {
  seed: string;
  columns: number;
  rows: number;
  /** Animates once when the page opens; for the first pattern of a page only. */
  drawn?: boolean;
};

export function Weave({ seed, columns, rows, drawn = false }: WeaveProps) {
  return <WeavePaths {...weave(seed, columns, rows)} className={drawn ? css.drawn : undefined} />;
}

type WeavePathsProps = Drawing & { className?: string | undefined };

/** The SVG only, for callers with their own bars. */
export function WeavePaths({ width, height, paths, className }: WeavePathsProps) {
  return (
    <svg
      className={className ? `${css.weave} ${className}` : css.weave}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMin"
      aria-hidden="true"
    >
      {paths.map((path, tone) => path && <path key={path} className={css[`tone${tone}`]} d={path} />)}
    </svg>
  );
}
