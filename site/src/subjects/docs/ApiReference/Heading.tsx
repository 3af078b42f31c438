// The heading of a part of the reference; it is a link to itself, as headings of a text are.
import type { ReactNode } from 'react';
import css from './ApiReference.module.css';

export function Heading({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 className={css.heading} id={id}>
      <a href={`#${id}`}>{children}</a>
    </h2>
  );
}
