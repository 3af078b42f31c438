// A small chart of one figure: two bars (before and now), a share of a whole, or dots.
import { Bar } from './Bars';
import { DotField } from './Dots';
import './chart.css';

export type ChangeProps = {
  change:
    | {
        before: { value: number; text: string };
        now: { value: number; text: string };
        whole?: number | undefined;
      }
    | { share: number }
    | { some: number; of: number };
  /** Labels of the bars: "Before", "Now". */
  words: { before: string; now: string };
};

export function Change({ change, words }: ChangeProps) {
  if ('share' in change)
    return (
      <div className="chart">
        <Bar lines={[{ length: change.share, tone: 'brand' }]} />
      </div>
    );
  if ('some' in change)
    return (
      <div className="chart">
        <DotField filled={change.some} of={change.of} tone="brand" />
      </div>
    );
  const { before, now, whole = Math.max(before.value, now.value) } = change;
  const length = (value: number) => Math.round((value / whole) * 1000) / 10;
  return (
    <dl className="chart change">
      <dt>{words.before}</dt>
      <dd>
        <Bar lines={[{ length: length(before.value), tone: 'quiet' }]} />
        {before.text}
      </dd>
      <dt>{words.now}</dt>
      <dd>
        <Bar lines={[{ length: length(now.value), tone: 'brand' }]} />
        {now.text}
      </dd>
    </dl>
  );
}
