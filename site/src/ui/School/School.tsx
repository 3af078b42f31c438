// A part of the drawing of Kasana Hill, a school at 07:40. Decorative. It stands on the lower edge of its box.
// shell/behaviour.ts loads the drawing when the part comes near.
import { schoolDrawing } from '~/files/school-drawing';
import { type SchoolPart, schoolParts } from './parts';
import css from './School.module.css';

type SchoolProps = {
  part: SchoolPart;
  /** Its size. */
  className: string | undefined;
};

export function School({ part, className }: SchoolProps) {
  const [view, side] = schoolParts[part];
  return (
    <svg
      className={`${css.school} ${className}`}
      viewBox={view}
      preserveAspectRatio={`${side}YMax`}
      aria-hidden="true"
      data-school={`/_astro/${schoolDrawing.name}#`}
      data-needs-script
    >
      <use />
      <use />
    </svg>
  );
}
