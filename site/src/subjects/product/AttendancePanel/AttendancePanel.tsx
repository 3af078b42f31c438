// Attendance by class, campus or workshop; shares below 90% are highlighted.
import { BarRows } from '../BarRows/BarRows';
import { Panel } from '../Panel/Panel';
import type { AttendanceWords } from '../words';
import css from './AttendancePanel.module.css';

export function AttendancePanel({ attendance }: { attendance: AttendanceWords }) {
  const { from = 0 } = attendance;
  const rows = attendance.classes.map(({ name, percent }) => ({
    name,
    percent,
    bar: (
      <svg className={css.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect className={css.track} width="100" height="8" />
        <rect className={percent < 90 ? css.low : css.fill} width={barLength(percent, from)} height="8" />
      </svg>
    ),
  }));
  return (
    <Panel title={attendance.title}>
      <BarRows rows={rows} axis={from ? [`${from}%`, '100%'] : undefined} />
    </Panel>
  );
}

/** Length of a bar of 100 on an axis that starts at `from` per cent; lower values get a minimum length. */
export const barLength = (percent: number, from: number) =>
  Math.max(2, Math.round(((percent - from) / (100 - from)) * 100));
