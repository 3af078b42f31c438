// Two short questions side by side where there is room.
import type { ReactNode } from 'react';
import css from './FormFrame.module.css';

export function Pair({ children }: { children: ReactNode }) {
  return <div className={css.pair}>{children}</div>;
}
