// Results by class or subject: learners at each UCE grade, A to E, as one bar a row.
import { BarRows } from '../BarRows/BarRows';
import { Panel } from '../Panel/Panel';
import type { Results } from '../words';
import css from './ResultsPanel.module.css';

const GRADES = ['A', 'B', 'C', 'D', 'E'] as const;

export function ResultsPanel({ results }: { results: Results }) {
  const rows = results.rows.map(({ name, grades }) => ({
    name,
    percent: passShare(grades),
    bar: (
      <svg className={css.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        {bars(grades).map(({ grade, x, width }) => (
          <rect className={css[grade]} key={grade} x={x || undefined} width={width} height="10" />
        ))}
      </svg>
    ),
  }));
  return (
    <Panel title={results.title}>
      <p className={css.legend}>
        {GRADES.map((grade) => (
          <span className={css.key} key={grade}>
            <i className={`${css.swatch} ${css[grade]}`} />
            {grade}
          </span>
        ))}
        <span className={css.share}>{results.share}</span>
      </p>
      <BarRows rows={rows} />
    </Panel>
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
