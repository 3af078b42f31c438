// A part of the school's drawing that fills a gap in a column of wide screens; other screens leave it out.

import type { SchoolPart } from '../School/parts';
import { School } from '../School/School';
import css from './SchoolAside.module.css';

export const SchoolAside = ({ part }: { part: SchoolPart }) => <School part={part} className={css.aside} />;
