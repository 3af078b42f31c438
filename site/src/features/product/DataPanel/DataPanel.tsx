// A pane with data in a product picture. Its words decide the kind of rows: shares, grades, stages, or lines of two values.
import { formatCount } from '~/lib/locale';
import { withLearner } from '../Learner/Learner';
import { Panel } from '../Panel/Panel';
import { BarRows, ShareRows } from '../ShareRows/ShareRows';
import type { AttendanceWords, Funnel, Lines, Results } from '../words';
import css from './DataPanel.module.css';

export type PanelWords = AttendanceWords | Results | Funnel | Lines;

export function DataPanel({ words }: { words: PanelWords }) {
  const { figure, note } = 'lines' in words ? words : {};
  return (
    <Panel title={words.title} figure={figure} note={note}>
      {'lines' in words && <TwoValues lines={words.lines} />}
      {'stages' in words && <Stages stages={words.stages} />}
      {'classes' in words && <ShareRows {...words} />}
      {'rows' in words && <Grades {...words} />}
    </Panel>
  );
}

/** Learner and mark, item and amount, subject and places. */
const TwoValues = ({ lines }: Pick<Lines, 'lines'>) => (
  <ul role="list">
    {lines.map(({ label, detail, value, tone }) => (
      <li className={`between ${css.line}`} key={label}>
        <span>
          {withLearner(label)}
          {detail && <span className={`quiet ${css.detail}`}>{detail}</span>}
        </span>
        <strong className={tone ? `${css.value} ${css[tone]}` : css.value}>{value}</strong>
      </li>
    ))}
  </ul>
);

/** Applications from received to enrolled; the width of a stage is its count. */
function Stages({ stages }: Pick<Funnel, 'stages'>) {
  const most = Math.max(...stages.map(({ count }) => count));
  return (
    <ul role="list" className={css.stages}>
      {stages.map(({ name, count }) => {
        const width = Math.round((count / most) * 96);
        return (
          <li className={`quiet ${css.stage}`} key={name}>
            <strong className={css.count}>{formatCount(count)}</strong>
            <svg className={css.stageBar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <path d={`M0 0h${width}l4 10h-${width + 4}z`} />
            </svg>
            <span>{name}</span>
          </li>
        );
      })}
    </ul>
  );
}

const GRADES = ['A', 'B', 'C', 'D', 'E'] as const;

/** Results by class or subject: learners at each UCE grade, A to E, as one bar a row. */
function Grades({ rows, share }: Results) {
  return (
    <>
      <p className={`quiet row ${css.legend}`}>
        {GRADES.map((grade) => (
          <span className={css.key} key={grade}>
            <i className={`${css.swatch} ${css[grade]}`} />
            {grade}
          </span>
        ))}
        <span className={css.share}>{share}</span>
      </p>
      <BarRows
        rows={rows.map(({ name, grades }) => ({
          name,
          percent: passShare(grades),
          bar: (
            <svg className={css.gradeBar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              {bars(grades).map(({ grade, x, width }) => (
                <rect className={css[grade]} key={grade} x={x || undefined} width={width} height="10" />
              ))}
            </svg>
          ),
        }))}
      />
    </>
  );
}

type Counts = readonly number[];

const total = (counts: Counts) => counts.reduce((sum, count) => sum + count, 0);

/** Share of learners at A, B or C, in whole per cent. */
export function passShare(counts: Counts): number {
  return Math.round((total(counts.slice(0, 3)) / total(counts)) * 100);
}

/** Start and width of each grade in a bar of 100. */
export function bars(counts: Counts) {
  const all = total(counts);
  const place = (count: number) => Math.round((count / all) * 100);
  return GRADES.map((grade, index) => {
    const x = place(total(counts.slice(0, index)));
    const end = place(total(counts.slice(0, index + 1)));
    return { grade, x, width: end - x };
  });
}
