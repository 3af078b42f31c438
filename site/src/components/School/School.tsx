// A part of the drawing of Kasana Hill, a school at 07:40. Decorative. It stands on the lower edge of its box.
// Its script loads the drawing when the part comes near.
import { schoolDrawing } from '~/files/school-drawing';
import { type SchoolPart, schoolParts } from './parts';
import css from './School.module.css';

type SchoolProps = {
  part: SchoolPart;
  className?: string | undefined;
};

export function School({ part, className }: SchoolProps) {
  const [view, side] = schoolParts[part];
  const [, top] = view.split(' ');
  return (
    <svg
      className={`${css.school} ${className}`}
      viewBox={view}
      preserveAspectRatio={`${side}YMax`}
      aria-hidden="true"
      data-client="School"
      data-school={`/_astro/${schoolDrawing.name}`}
      data-needs-script
    >
      <use />
      <use clipPath={`inset(${top}px -9000px -900px) view-box`} />
      <use />
    </svg>
  );
}

/** Class of a band in whose sky words stand; its last child is a Horizon. */
export const sky = css.sky;

/** The school along the lower edge of a band, from edge to edge of the window. */
export const Horizon = ({ part, className = '' }: SchoolProps) => (
  <School part={part} className={`${css.horizon} ${className}`} />
);
