// The guided tour: five steps through the office, one thing to do at a time, and a way out of each.
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { fillPlaces } from '~/lib/words';
import { Action } from '~/ui/Action/Action';
import type { TourPlace } from '../tour';
import type { OfficeWords } from '../words';
import css from './Tour.module.css';

type TourProps = {
  words: OfficeWords['tour'];
  /** Where the visitor is; undefined when the tour is not on. */
  place: TourPlace | undefined;
  /** Whether the script has come: before, there is nothing to press. */
  ready: boolean;
  ended: boolean;
  onStart: () => void;
  onStep: (by: 1 | -1) => void;
  onLeave: () => void;
};

export function Tour({ words, place, ready, ended, onStart, onStep, onLeave }: TourProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const step = place?.step;
  const walked = useRef(step);

  // Whoever pressed Next reads on at the new step; a reload moves nobody's focus.
  useEffect(() => {
    if (step !== walked.current && step !== undefined) heading.current?.focus();
    walked.current = step;
  }, [step]);

  if (!place)
    return (
      <div className={css.invitation}>
        <p>{ended ? words.ended : words.invitation}</p>
        <button className={css.start} type="button" hidden={!ready} onClick={onStart}>
          {ended ? words.again : words.start}
        </button>
      </div>
    );

  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onLeave();
  const { title, tasks } = words.steps[place.name];
  const now = place.current === undefined ? words.stepDone : (tasks[place.current] ?? '');
  return (
    <section className={css.tour} aria-labelledby="tour-step" onKeyDown={onKeyDown}>
      <div className={css.head}>
        <h3 className={css.title} id="tour-step" ref={heading} tabIndex={-1}>
          <span className={css.count}>
            {fillPlaces(words.count, { step: place.step + 1, steps: place.steps })}
          </span>{' '}
          {title}
        </h3>
        <svg className={css.track} viewBox={`0 0 ${tasks.length * 10} 8`} aria-hidden="true">
          {tasks.map((task, at) => (
            <path
              className={place.done.has(at) ? css.walked : css.ahead}
              d={`M${at * 10 + 1} 8l3 -8h4l-3 8z`}
              key={task}
            />
          ))}
        </svg>
      </div>
      <p className={css.now} aria-live="polite">
        {now}
      </p>
      <div className={css.buttons}>
        {place.step > 0 && (
          <button className={css.quiet} type="button" onClick={() => onStep(-1)}>
            {words.back}
          </button>
        )}
        <Action look={place.current === undefined ? 'primary' : 'secondary'} onClick={() => onStep(1)}>
          {place.step + 1 < place.steps ? words.next : words.finish}
        </Action>
        <button className={css.quiet} type="button" onClick={onLeave}>
          {words.leave}
        </button>
      </div>
    </section>
  );
}
