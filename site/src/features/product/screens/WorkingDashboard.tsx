// The interactive dashboard at the bursar's window: the visitor matches a payment, and sum, bar and SMS change. Radio buttons and CSS, no script;
// browsers without :has() show the first payment matched.
import '~/components/cloth.css';
import { School } from '~/components/School/School';
import { type Fees, FeesPanel } from '../FeesPanel/FeesPanel';
import { MatchPanel, type MatchPanelProps } from '../MatchPanel/MatchPanel';
import { Panel } from '../Panel/Panel';
import { ProductFrame } from '../ProductFrame/ProductFrame';
import { ShareRows } from '../ShareRows/ShareRows';
import type { AttendanceWords } from '../words';
import css from './Dashboard.module.css';

/** One for each payment: she walks on when it is matched. */
const parents = ['mother', 'father', 'aunt'] as const;

type WorkingDashboardProps = {
  view: { school: string; term: string; fees: Fees; attendance: AttendanceWords };
  /** Text alternative, which says that it is interactive. */
  caption: string;
  badges: readonly [string, string];
  matching: MatchPanelProps;
  /** Collected sum and last amount after each payment, in order. */
  gains: readonly { collected: string; amount: number }[];
};

export function WorkingDashboard({ view, caption, badges, matching, gains }: WorkingDashboardProps) {
  return (
    <div className={css.window}>
      <ProductFrame
        title={view.school}
        note={view.term}
        caption={caption}
        badges={badges}
        works
        roof={<School part="roof" className={css.roof} />}
      >
        <div className={css.desk}>
          <MatchPanel {...matching} />
          <div className={css.pair} aria-hidden="true">
            <FeesPanel fees={view.fees} gains={gains} />
            <Panel title={view.attendance.title}>
              <ShareRows {...view.attendance} />
            </Panel>
          </div>
        </div>
      </ProductFrame>
      <div className={css.road}>
        {parents.map((parent) => (
          <span className={css.parent} key={parent}>
            <School part={parent} />
          </span>
        ))}
      </div>
    </div>
  );
}
