// A part of the drawing of Kasana Hill, a school at 07:40, or a scene of its life. Decorative. It stands on the lower edge of its box; its band
// has the colour of the sky. Both themes are in the page, and the browser loads the one that is shown.
import { drawingAddress } from '~/files/drawing-files';
import { allParts, type SchoolPart } from '~/lib/school-parts';
import css from './School.module.css';

type SchoolProps = {
  part: SchoolPart;
  band?: boolean;
  className?: string | undefined;
};

const themes = ['day', 'night'] as const;

export function School({ part, band = false, className = '' }: SchoolProps) {
  const [, , width, height] = allParts[part][0].split(' ');
  return themes.map((theme) => (
    <img
      key={theme}
      className={`${css.school} ${css[theme]} ${className}`}
      src={drawingAddress(part, theme, band)}
      width={width}
      height={height}
      loading="lazy"
      alt=""
    />
  ));
}

/** Class of a band in whose sky words stand; it ends with a Horizon. */
export const sky = css.sky;

/** The school along the lower edge of a band, from edge to edge of the window. */
export const Horizon = ({ part, className = '' }: SchoolProps) => (
  <School part={part} band className={`${css.horizon} ${className}`} />
);
