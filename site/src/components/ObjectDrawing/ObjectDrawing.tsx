// Illustration of a story, bare or on a tile. Decorative, hidden from screen readers.
import { type DrawingName, drawings } from '~/lib/drawings';
import css from './ObjectDrawing.module.css';

export function ObjectDrawing({ name }: { name: DrawingName }) {
  return (
    <svg className={css.drawing} viewBox="0 0 96 48" aria-hidden="true">
      {drawings[name].map(([tone, path]) => (
        <path key={path} className={css[tone]} d={path} />
      ))}
    </svg>
  );
}

export const DrawingTile = ({ name }: { name: DrawingName }) => (
  <span className={css.tile}>
    <ObjectDrawing name={name} />
  </span>
);
