// The dashboard picture: fees, attendance and applications of a school.
import { DataPanel } from '../DataPanel/DataPanel';
import { type Fees, FeesPanel } from '../FeesPanel/FeesPanel';
import { ProductFrame } from '../ProductFrame/ProductFrame';
import type { AttendanceWords, Funnel } from '../words';
import css from './Dashboard.module.css';

type DashboardProps = {
  view: {
    school: string;
    term: string;
    fees: Fees;
    attendance: AttendanceWords;
    admissions: Funnel;
    /** Text alternative of the picture. */
    caption: string;
  };
  badges?: readonly [string, string];
};

export function Dashboard({ view, badges }: DashboardProps) {
  return (
    <ProductFrame title={view.school} note={view.term} caption={view.caption} badges={badges}>
      <div className={css.pair}>
        <FeesPanel fees={view.fees} />
        <DataPanel words={view.attendance} />
      </div>
      <DataPanel words={view.admissions} />
    </ProductFrame>
  );
}
