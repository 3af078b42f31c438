// The product itself, drawn: a school's fees, attendance and applications on one screen, with badges floating on it.
import { type Attendance, AttendancePanel } from '~/ui/AttendancePanel/AttendancePanel';
import { type Fees, FeesPanel } from '~/ui/FeesPanel/FeesPanel';
import { type Funnel, FunnelPanel } from '~/ui/FunnelPanel/FunnelPanel';
import { Weave } from '~/ui/Weave/Weave';
import css from './Dashboard.module.css';

export type DashboardProps = {
  view: {
    school: string;
    term: string;
    fees: Fees;
    attendance: Attendance;
    admissions: Funnel;
    /** Says in words what the picture shows. */
    caption: string;
  };
  /** The two badges that float on the hero's picture. */
  badges?: readonly [string, string];
};

export function Dashboard({ view, badges }: DashboardProps) {
  return (
    <figure className={css.dashboard}>
      <div className={css.weave}>
        <Weave seed="dashboard" columns={44} rows={30} drawn />
      </div>
      <figcaption className="visually-hidden">{view.caption}</figcaption>
      <div className={css.screen} aria-hidden="true">
        <div className={css.bar}>
          <strong>{view.school}</strong>
          <span>{view.term}</span>
        </div>
        <div className={css.panels}>
          <FeesPanel fees={view.fees} />
          <AttendancePanel attendance={view.attendance} />
          <div className={css.across}>
            <FunnelPanel funnel={view.admissions} />
          </div>
        </div>
      </div>
      {badges && (
        <>
          <p className={`${css.badge} ${css.first}`}>{badges[0]}</p>
          <p className={`${css.badge} ${css.second}`}>{badges[1]}</p>
        </>
      )}
    </figure>
  );
}
