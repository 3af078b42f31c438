// The guided tour: five steps with one task at a time; each has a way out.
import type { KeyboardEvent } from 'react';
import { Action } from '~/components/Action/Action';
import { fillValues } from '~/lib/format-text';
import type { TourPlace } from '../tour';
import type { DemoOfficeWords } from '../words';
import css from './Tour.module.css';

type TourProps = {
  words: DemoOfficeWords['tour'];
  place: TourPlace | undefined;
  left: boolean;
  onStep: (step: number) => void;
  /** Moves the focus to the next control. */
  onShow: () => void;
  onLeave: () => void;
};

export function Tour({ words, place, left, onStep, onShow, onLeave }: TourProps) {
  if (!place)
    return (
      <div className={`between ${css.invitation}`}>
        <p>{left ? words.left : words.invitation}</p>
        <Action onClick={() => onStep(0)}>{left ? words.again : words.start}</Action>
      </div>
    );

  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onLeave();
  const { step, steps, current } = place;
  const { title, text, tasks, done } = words.steps[place.name];
  return (
    <section
      className={css.tour}
      aria-labelledby="tour-step"
      data-done={current === undefined || undefined}
      onKeyDown={onKeyDown}
    >
      <h3 className={css.title} id="tour-step" tabIndex={-1}>
        <span className={css.count}>{fillValues(words.count, { step: step + 1, steps })}</span>
        <span className={`quiet numbers ${css.short}`} aria-hidden="true">
          {step + 1}/{steps}
        </span>
        <span className={css.name}> {title}</span>
      </h3>
      <div className={`bold ${css.now}`} aria-live="polite">
        {current === undefined ? (
          <p>{done}</p>
        ) : (
          <>
            <button className={css.task} type="button" onClick={onShow}>
              <span className="visually-hidden">{words.show} </span>
              {tasks[current]}
            </button>
            <p className={css.text}>{text}</p>
          </>
        )}
      </div>
      <div className={css.next}>
        <Action look={current === undefined ? 'primary' : 'secondary'} onClick={() => onStep(step + 1)}>
          {step + 1 < steps ? words.next : words.finish}
        </Action>
      </div>
      <button
        className={`quiet ${css.leave}`}
        type="button"
        aria-label={words.leave}
        title={words.leave}
        onClick={onLeave}
      >
        ×
      </button>
    </section>
  );
}
