// A step function on two axes, such as a price by school size. The lines stretch with the page, the letters do not;
// important points have their numbers.
import { type Axis, along, round, STEP_ROOM, stepPlace } from '~/lib/charts/geometry';
import './chart.css';

export type Point = { x: number; y: number };

export type StepChartProps = {
  x: Axis & { ticks: readonly { at: number; text: string }[] };
  y: Axis & { ticks: readonly { at: number; text: string }[] };
  lines: readonly { name: string; points: readonly Point[] }[];
  /** Points with their number: above the point with `after`, otherwise below; always to the left, clear of `here`. */
  marks: readonly (Point & { text: string; after?: boolean })[];
  /** A point that a script moves along the lines. */
  here?: Point | undefined;
  label: string;
};

const { head: HEAD, tall: TALL, foot: FOOT } = STEP_ROOM;

export function StepChart({ x, y, lines, marks, here, label }: StepChartProps) {
  const across = (value: number) => along(x, value);
  const up = (value: number) => stepPlace(x, y, { x: x.from, y: value }).down;
  return (
    <svg className="steps" width="100%" height={HEAD + TALL + FOOT} role="img" aria-label={label}>
      {y.ticks.map(({ at, text }) => (
        <g key={text}>
          <rect className="track" y={HEAD + up(at)} width="100%" height="1" />
          <text className="faint" x="100%" y={HEAD + up(at) + 16} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {x.ticks.map(({ at, text }) => (
        <text
          className="faint"
          x={`${across(at)}%`}
          y={HEAD + TALL + 24}
          textAnchor={anchor(across(at))}
          key={text}
        >
          {text}
        </text>
      ))}
      <svg viewBox={`0 0 100 ${TALL}`} y={HEAD} height={TALL} preserveAspectRatio="none" aria-hidden="true">
        {lines.slice(1).map(({ points: [first] }, index) => {
          const from = lines[index]?.points.at(-1);
          return (
            first &&
            from && (
              <path className="jump" d={`M${across(from.x)} ${up(from.y)}V${up(first.y)}`} key={first.x} />
            )
          );
        })}
        {lines.map(({ name, points }) => (
          <path
            className="line"
            d={`M${points.map((point) => `${across(point.x)} ${up(point.y)}`).join('L')}`}
            key={name}
          />
        ))}
      </svg>
      {lines.map(({ name, points }) => {
        const middle = (across(points[0]?.x ?? x.from) + across(points.at(-1)?.x ?? x.to)) / 2;
        return (
          <text className="name" x={`${round(middle)}%`} y="16" textAnchor="middle" key={name}>
            {name}
          </text>
        );
      })}
      {here && (
        <svg className="here" x={`${across(here.x)}%`} aria-hidden="true" data-here>
          <path d={`M0-20V${HEAD + TALL}`} />
          <circle cy={HEAD + up(here.y)} r="7" />
        </svg>
      )}
      {marks.map(({ text, after = false, ...point }) => (
        <g key={text}>
          <circle className="brand" cx={`${across(point.x)}%`} cy={HEAD + up(point.y)} r="4" />
          <text
            x={`${across(point.x)}%`}
            y={HEAD + up(point.y)}
            dx={after ? 2 : -8}
            dy={after ? -9 : 15}
            textAnchor="end"
          >
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The first and last label stay inside the chart. */
const anchor = (at: number) => (at < 5 ? 'start' : at > 95 ? 'end' : 'middle');
