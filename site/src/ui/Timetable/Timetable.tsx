// A ruled list of short entries with a label in the margin, such as days or hours.

import css from './Timetable.module.css';
import type { TimetableWords } from './words';

export type TimetableProps = TimetableWords;

export function Timetable({ entries }: TimetableProps) {
  return (
    <dl className="ruled">
      {entries.map(({ mark, text }) => (
        <div className={css.entry} key={mark}>
          <dt className={css.mark}>{mark}</dt>
          <dd className={css.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
