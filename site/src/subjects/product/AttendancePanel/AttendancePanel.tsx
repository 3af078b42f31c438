// Shares by class, campus or workshop; what is below nine in ten asks for attention.
import { BarRows } from '../BarRows/BarRows';
import { Panel } from '../Panel/Panel';
import css from './AttendancePanel.module.css';

export type Attendance = { title: string; classes: readonly { name: string; percent: number }[] };

export function AttendancePanel({ attendance }: { attendance: Attendance }) {
  const rows = attendance.classes.map(({ name, percent }) => ({
    name,
    percent,
    bar: (
      <svg className={css.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect className={css.track} width="100" height="8" />
        <rect className={percent < 90 ? css.low : css.fill} width={percent} height="8" />
      </svg>
    ),
  }));
  return (
    <Panel title={attendance.title}>
      <BarRows rows={rows} />
    </Panel>
  );
}
