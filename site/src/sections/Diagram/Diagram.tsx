// A section with a diagram: boxes with arrows between them, all of it text in reading order.

import type { ReactNode } from 'react';
import { Section, type SectionProps } from '~/ui/Section/Section';
import css from './Diagram.module.css';

type FlowBox = {
  name: string;
  text?: string | undefined;
  /** The one that the flow is about. */
  main?: boolean | undefined;
};

type FlowStage = {
  boxes: readonly FlowBox[];
  /** What goes on to the next stage; the last has none. */
  passes?: string | undefined;
  /** It comes back too. */
  both?: boolean | undefined;
};

type FlowProps = { caption: ReactNode; stages: readonly FlowStage[]; note?: string | undefined };

function Flow({ caption, stages, note }: FlowProps) {
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

export type DiagramProps = SectionProps & { flow: FlowProps };

export function Diagram({ flow, ...section }: DiagramProps) {
  return (
    <Section {...section}>
      <Flow {...flow} />
    </Section>
  );
}
