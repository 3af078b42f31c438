// A part of the school's drawing that fills a gap in a column of wide screens. A phone shows it where it is alone.

import type { SchoolPart } from '../School/parts';
import { School } from '../School/School';
import css from './SchoolAside.module.css';

export const SchoolAside = ({ part }: { part: SchoolPart }) => (
  <div className={css.aside}>
    <School part={part} className={css.part} />
  </div>
);
