// Attendance by class, S.1 to S.6.
import { Panel } from '../Panel/Panel';
import css from './AttendancePanel.module.css';

export type Attendance = { title: string; classes: readonly { name: string; percent: number }[] };

export function AttendancePanel({ attendance }: { attendance: Attendance }) {
  return (
    <Panel title={attendance.title}>
      <ul className={css.classes}>
        {attendance.classes.map(({ name, percent }) => (
          <li className={css.row} key={name}>
            <span>{name}</span>
            <svg className={css.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect className={css.track} width="100" height="8" />
              <rect className={percent < 90 ? css.low : css.fill} width={percent} height="8" />
            </svg>
            <strong>{percent}%</strong>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
