// The days of a week or the hours of a day, each drawn; side by side where there is room.

import { ObjectDrawing } from '../ObjectDrawing/ObjectDrawing';
import type { TimetableWords } from './schema';
import css from './Timetable.module.css';

export function Timetable({ entries }: TimetableWords) {
  return (
    <dl className={css.week}>
      {entries.map(({ mark, text, drawing }) => (
        <div className={css.entry} key={mark}>
          <dt className={css.mark}>{mark}</dt>
          <dd className={`quiet ${css.text}`}>{text}</dd>
          <dd className={css.drawing}>
            <ObjectDrawing name={drawing} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
