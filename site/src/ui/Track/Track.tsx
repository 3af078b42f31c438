// A single row of the weave as an axis: one bar for each hour or day, what some of them are called beneath, and a caption
// that says what they are. The caption says all that the bars do, so they are for the eye alone.
import { countedWeave } from '~/lib/weave';
import { WeavePaths } from '../Weave/Weave';
import type { TrackWords } from '../words';
import css from './Track.module.css';

export type TrackProps = TrackWords;

export function Track({ groups, marks, caption }: TrackProps) {
  const all = groups.reduce((sum, { count }) => sum + count, 0);
  return (
    <figure className={css.track} data-reveal>
      <WeavePaths {...countedWeave(groups, all)} />
      {/* A drawing of its own: letters keep their size however wide the bars are. */}
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
      <figcaption className={css.caption}>{caption}</figcaption>
    </figure>
  );
}
