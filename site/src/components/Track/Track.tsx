// An axis of bars, one for each hour or day, with labels below. The caption says everything, so the bars are
// decorative.
import { countedWeave } from '~/lib/weave';
import { WeavePaths } from '../Weave/Weave';
import type { TrackWords } from './schema';
import css from './Track.module.css';

export function Track({ groups, marks, caption }: TrackWords) {
  const all = groups.reduce((sum, { count }) => sum + count, 0);
  return (
    <figure className={css.track} data-reveal>
      <WeavePaths {...countedWeave(groups, all)} />
      {/* A separate drawing: the letters keep their size at any width. */}
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
      <figcaption className={`quiet small ${css.caption}`}>{caption}</figcaption>
    </figure>
  );
}
