// A process in numbered steps, with durations if known.
import type { ReactNode } from 'react';
import { Section } from '~/components/Section/Section';
import css from './Steps.module.css';
import type { StepsWords } from './schema';

export type StepsProps = StepsWords & {
  children?: ReactNode;
};

export function Steps({ steps, children, ...section }: StepsProps) {
  return (
    <Section {...section}>
      {children && <div className={css.picture}>{children}</div>}
      <StepList steps={steps} />
    </Section>
  );
}

/** The steps alone, for use inside another section. */
export function StepList({ steps }: Pick<StepsProps, 'steps'>) {
  return (
    <ol className={css.steps}>
      {steps.map((step, index) => (
        <li className={css.step} key={step.title} data-reveal>
          <span className={`brand ${css.number}`} aria-hidden={!step.mark}>
            {step.mark ?? index + 1}
          </span>
          <div>
            <h3 className="large">{step.title}</h3>
            {step.duration && <p className="label">{step.duration}</p>}
            <p className={`quiet medium ${css.text}`}>{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
