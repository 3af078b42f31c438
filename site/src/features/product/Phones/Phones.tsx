// One phone, or two that overlap, on a tinted plate.
import type { ReactNode } from 'react';
import css from './Phones.module.css';

type PhonesProps = {
  children?: ReactNode;
};

export function Phones({ children }: PhonesProps) {
  return (
    <div className={css.phones}>
      <div className={css.row}>{children}</div>
    </div>
  );
}
