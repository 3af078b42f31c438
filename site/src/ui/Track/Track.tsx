// A row of the weave that counts: one slanted bar for each hour, day or thing, in runs of a tone, and a caption that says
// what they are. The caption says all that the bars do, so they are for the eye alone.
import css from './Track.module.css';

export type TrackProps = {
  /** How many bars of which tone, from the left. */
  runs: readonly { count: number; tone: 'brand' | 'faint' | 'accent' | 'warm' }[];
  /** What stands under a bar, by how many are before it. */
  marks?: readonly { after: number; text: string }[];
  caption: string;
};

const STEP = 10;
const HEIGHT = 26;

export function Track({ runs, marks = [], caption }: TrackProps) {
  const all = runs.reduce((sum, { count }) => sum + count, 0);
  const starts = runs.map((_, nth) => runs.slice(0, nth).reduce((sum, { count }) => sum + count, 0));
  return (
    <figure className={css.track} data-reveal>
      <svg viewBox={`0 0 ${all * STEP} ${HEIGHT}`} aria-hidden="true">
        {runs.map(({ count, tone }, nth) => (
          <path
            className={css[tone]}
            d={`M${(starts[nth] ?? 0) * STEP + 2} ${HEIGHT - 2}${'l6-22m4 22'.repeat(count)}`}
            key={starts[nth]}
          />
        ))}
      </svg>
      {/* A drawing of its own: letters keep their size however wide the bars are. */}
      {marks.length > 0 && (
        <svg className={css.marks} width="100%" height="20" aria-hidden="true">
          {marks.map(({ after, text }) => (
            <text
              x={`${Math.round((after / all) * 1000) / 10}%`}
              y="15"
              textAnchor={after === 0 ? 'start' : after === all ? 'end' : 'middle'}
              key={after}
            >
              {text}
            </text>
          ))}
        </svg>
      )}
      <figcaption className={css.caption}>{caption}</figcaption>
    </figure>
  );
}
