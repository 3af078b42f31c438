// A part of the school's drawing: on a phone from edge to edge, on wide screens it fills a gap in a column.

import type { SchoolPart } from '~/lib/school-parts';
import { School } from '../School/School';
import css from './SchoolAside.module.css';

type SchoolAsideProps = {
  part: SchoolPart;
  /** Where it is shown; everywhere unless given. */
  on?: 'phone' | 'wide';
};

export const SchoolAside = ({ part, on }: SchoolAsideProps) => (
  <School part={part} className={on ? `${css.part} ${css[on]}` : css.part} />
);
