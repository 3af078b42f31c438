// Result of a form: received, or failed with advice. The code that shows it moves the focus to it, which reads it out;
// a live region would repeat it.
import type { ReactNode, Ref } from 'react';
import css from './FormStatus.module.css';

type FormStatusProps = {
  tone: 'good' | 'bad';
  title: string;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

export function FormStatus({ tone, title, children, ref }: FormStatusProps) {
  return (
    <div
      className={`${css.status} ${css[tone]}`}
      role={tone === 'good' ? 'status' : 'alert'}
      aria-live={tone === 'good' ? 'off' : undefined}
      tabIndex={-1}
      ref={ref}
    >
      <p className={css.title}>{title}</p>
      {children}
    </div>
  );
}
