// A ruled list of short entries, each behind a word in the margin: the days of a week, the hours of a day.
import type { TimetableWords } from '../words';
import css from './Timetable.module.css';

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
