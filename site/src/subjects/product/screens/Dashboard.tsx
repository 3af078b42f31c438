// The product itself, drawn: a school's fees, attendance and applications on one screen.
import { AttendancePanel } from '../AttendancePanel/AttendancePanel';
import { type Fees, FeesPanel } from '../FeesPanel/FeesPanel';
import { FunnelPanel } from '../FunnelPanel/FunnelPanel';
import { ProductFrame } from '../ProductFrame/ProductFrame';
import type { Attendance, Funnel } from '../words';
import css from './Dashboard.module.css';

type DashboardProps = {
  view: {
    school: string;
    term: string;
    fees: Fees;
    attendance: Attendance;
    admissions: Funnel;
    /** Says in words what the picture shows. */
    caption: string;
  };
  badges?: readonly [string, string];
};

export function Dashboard({ view, badges }: DashboardProps) {
  return (
    <ProductFrame title={view.school} note={view.term} caption={view.caption} badges={badges}>
      <div className={css.pair}>
        <FeesPanel fees={view.fees} />
        <AttendancePanel attendance={view.attendance} />
      </div>
      <FunnelPanel funnel={view.admissions} />
    </ProductFrame>
  );
}
