// A process as a path walked step by step, with how long each step takes where that is known.
import { Band, type Tone } from '~/ui/Band/Band';
import { SectionHead } from '~/ui/SectionHead/SectionHead';
import css from './Steps.module.css';

export type Step = { title: string; text: string; duration?: string };

export type StepsProps = { title: string; lead?: string; steps: readonly Step[]; id?: string; tone?: Tone };

export function Steps({ title, lead, steps, id, tone = 'ground' }: StepsProps) {
  return (
    <Band tone={tone} id={id}>
      <SectionHead title={title} lead={lead} />
      <ol className={css.steps}>
        {steps.map((step, index) => (
          <li className={css.step} key={step.title} data-reveal>
            <span className={css.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className={css.title}>{step.title}</h3>
              {step.duration && <p className={css.duration}>{step.duration}</p>}
              <p className={css.text}>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Band>
  );
}
