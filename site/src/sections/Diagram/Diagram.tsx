// A diagram of boxes and arrows, as text in reading order.

import { Section } from '~/components/Section/Section';
import css from './Diagram.module.css';
import type { DiagramWords } from './schema';

export function Flow({ caption, stages, note }: DiagramWords['flow']) {
  return (
    <figure>
      <figcaption className={`small bold ${css.caption}`}>{caption}</figcaption>
      <ol className={css.stages}>
        {stages.map(({ boxes, passes, both = false }, index) => (
          <li className={css.stage} key={boxes[0]?.name}>
            <ul role="list" className={css.boxes}>
              {boxes.map(({ name, text, main = false }) => (
                <li className={main ? `${css.box} ${css.main}` : css.box} key={name}>
                  <strong>{name}</strong>
                  {text && <p>{text}</p>}
                </li>
              ))}
            </ul>
            {index < stages.length - 1 && (
              <div className={`quiet medium ${css.then}`}>
                {passes && <p>{passes}</p>}
                <svg viewBox="0 0 40 12" aria-hidden="true">
                  <path d={both ? 'M7 2 2 6l5 4M2 6h36M33 2l5 4-5 4' : 'M2 6h36M33 2l5 4-5 4'} />
                </svg>
              </div>
            )}
          </li>
        ))}
      </ol>
      {note && <p className={`quiet medium ${css.note}`}>{note}</p>}
    </figure>
  );
}

export function Diagram({ flow, ...section }: DiagramWords) {
  return (
    <Section {...section}>
      <Flow {...flow} />
    </Section>
  );
}
