// What goes from one to the next: boxes with arrows between them, side by side where there is room, else one under the
// other. A stage may hold several boxes. All of it is text in reading order; the arrows are for the eye.
import type { ReactNode } from 'react';
import css from './Flow.module.css';

export type FlowBox = {
  name: string;
  text?: string | undefined;
  /** The one that the flow is about. */
  main?: boolean | undefined;
};

export type FlowStage = {
  boxes: readonly FlowBox[];
  /** What goes on to the next stage; the last has none. */
  passes?: string | undefined;
  /** It comes back too. */
  both?: boolean | undefined;
};

export type FlowProps = { caption: ReactNode; stages: readonly FlowStage[]; note?: string | undefined };

export function Flow({ caption, stages, note }: FlowProps) {
  return (
    <figure className={css.flow}>
      <figcaption className={css.caption}>{caption}</figcaption>
      <ol className={css.stages}>
        {stages.map(({ boxes, passes, both = false }, index) => (
          <li className={css.stage} key={boxes[0]?.name}>
            <ul className={css.boxes}>
              {boxes.map(({ name, text, main = false }) => (
                <li className={main ? `${css.box} ${css.main}` : css.box} key={name}>
                  <strong>{name}</strong>
                  {text && <p>{text}</p>}
                </li>
              ))}
            </ul>
            {index < stages.length - 1 && (
              <div className={css.then}>
                {passes && <p>{passes}</p>}
                <svg viewBox="0 0 40 12" aria-hidden="true">
                  <path d={both ? 'M7 2 2 6l5 4M2 6h36M33 2l5 4-5 4' : 'M2 6h36M33 2l5 4-5 4'} />
                </svg>
              </div>
            )}
          </li>
        ))}
      </ol>
      {note && <p className={css.note}>{note}</p>}
    </figure>
  );
}
