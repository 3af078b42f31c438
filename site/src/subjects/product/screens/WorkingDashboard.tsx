// The product at work: a payment without a learner's number is matched, and sum, bar and the parent's SMS follow from it.
// Radio buttons and style sheets, no script; where a browser knows no :has(), the first one is matched already.
import { AttendancePanel } from '../AttendancePanel/AttendancePanel';
import { type Fees, FeesPanel } from '../FeesPanel/FeesPanel';
import { MatchPanel, type MatchPanelProps } from '../MatchPanel/MatchPanel';
import { ProductFrame } from '../ProductFrame/ProductFrame';
import type { Attendance } from '../words';
import css from './Dashboard.module.css';

type WorkingDashboardProps = {
  view: { school: string; term: string; fees: Fees; attendance: Attendance };
  /** Says in words what is there, and that it can be tried. */
  caption: string;
  badges: readonly [string, string];
  matching: MatchPanelProps;
  /** Sum and hour once a payment is in, in the order of the payments. */
  gains: readonly { collected: string; amount: number }[];
};

export function WorkingDashboard({ view, caption, badges, matching, gains }: WorkingDashboardProps) {
  return (
    <ProductFrame title={view.school} note={view.term} caption={caption} badges={badges} works>
      <div className={css.desk}>
        <MatchPanel {...matching} />
        <div className={css.pair} aria-hidden="true">
          <FeesPanel fees={view.fees} gains={gains} />
          <AttendancePanel attendance={view.attendance} />
        </div>
      </div>
    </ProductFrame>
  );
}
