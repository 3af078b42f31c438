// A pane with data in a product picture. Its words decide the kind of rows: shares, grades, stages, or lines of two values.
import type { ReactNode } from 'react';
import { formatCount } from '~/lib/locale';
import { Panel } from '../Panel/Panel';
import type { AttendanceWords, Funnel, Lines, Results } from '../words';
import css from './DataPanel.module.css';

export type PanelWords = AttendanceWords | Results | Funnel | Lines;

export function DataPanel({ words }: { words: PanelWords }) {
  const { figure, note } = 'lines' in words ? words : {};
  return (
    <Panel title={words.title} figure={figure} note={note}>
      {'lines' in words && <TwoValues lines={words.lines} />}
      {'stages' in words && <Stages stages={words.stages} />}
      {'classes' in words && <Shares {...words} />}
      {'rows' in words && <Grades {...words} />}
    </Panel>
  );
}

/** Learner and mark, item and amount, subject and places. */
const TwoValues = ({ lines }: Pick<Lines, 'lines'>) => (
  <ul>
    {lines.map(({ label, detail, value, tone }) => (
      <li className={css.line} key={label}>
        <span>
          {label}
          {detail && <span className={css.detail}>{detail}</span>}
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
    <ul className={css.stages}>
      {stages.map(({ name, count }) => {
        const width = Math.round((count / most) * 96);
        return (
          <li className={css.stage} key={name}>
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

/** Attendance by class, campus or workshop; shares below 90% are highlighted. */
function Shares({ classes, from = 0 }: AttendanceWords) {
  const rows = classes.map(({ name, percent }) => ({
    name,
    percent,
    bar: (
      <svg className={css.shareBar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect className={css.track} width="100" height="8" />
        <rect className={percent < 90 ? css.low : css.fill} width={barLength(percent, from)} height="8" />
      </svg>
    ),
  }));
  return <BarRows rows={rows} axis={from ? [`${from}%`, '100%'] : undefined} />;
}

/** Length of a bar of 100 on an axis that starts at `from` per cent; lower values get a minimum length. */
export const barLength = (percent: number, from: number) =>
  Math.max(2, Math.round(((percent - from) / (100 - from)) * 100));

const GRADES = ['A', 'B', 'C', 'D', 'E'] as const;

/** Results by class or subject: learners at each UCE grade, A to E, as one bar a row. */
function Grades({ rows, share }: Results) {
  return (
    <>
      <p className={css.legend}>
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

type BarRowsProps = {
  rows: readonly { name: string; percent: number; bar: ReactNode }[];
  /** Ends of the axis, shown if they are not 0 and 100%. */
  axis?: readonly [string, string] | undefined;
};

const BarRows = ({ rows, axis }: BarRowsProps) => (
  <ul className={css.rows}>
    {rows.map(({ name, percent, bar }) => (
      <li className={css.row} key={name}>
        <span>{name}</span>
        {bar}
        <strong>{percent}%</strong>
      </li>
    ))}
    {axis && (
      <li className={css.row}>
        <span />
        <span className={css.axis}>
          <span>{axis[0]}</span>
          <span>{axis[1]}</span>
        </span>
        <span />
      </li>
    )}
  </ul>
);
