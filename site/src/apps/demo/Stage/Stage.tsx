// The demo's first screen: a thin bar with the heading, and the office.
import type { ReactNode } from 'react';
import css from './Stage.module.css';

type StageProps = { title: string; lead: string; children?: ReactNode };

export function Stage({ title, lead, children }: StageProps) {
  return (
    <>
      <div className={css.bar}>
        <div className={css.words}>
          <h1>{title}</h1>
          <p>{lead}</p>
        </div>
      </div>
      <section className={css.ground} aria-labelledby="office">
        <div className={css.office}>{children}</div>
      </section>
    </>
  );
}
