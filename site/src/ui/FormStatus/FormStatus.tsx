// What became of a form: it arrived, or it did not and what to do now. The code that shows it moves the focus to it, so that it is read out:
// a success that also announced itself would be heard twice.
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
