// The end of a page: one sentence, one or two things to do, on the deep ground with the weave.
import { Actions } from '~/ui/Action/Action';
import { Section } from '~/ui/Section/Section';
import { Weave } from '~/ui/Weave/Weave';
import type { ClosingCallWords } from '../words';
import css from './ClosingCall.module.css';

export type ClosingCallProps = ClosingCallWords & {
  /** Draws the weave. */
  seed?: string;
};

export function ClosingCall({ title, text, actions, ways = [], seed = title }: ClosingCallProps) {
  return (
    <Section tone="deep" className={css.call}>
      <div className={css.split}>
        <div>
          <h2 className={css.title}>{title}</h2>
          <p className={css.text}>{text}</p>
          {ways.length > 0 && (
            <dl className={css.ways}>
              {ways.map(({ name, label, href }) => (
                <div key={href}>
                  <dt>{name}</dt>
                  <dd>
                    <a href={href}>{label}</a>
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        <Actions actions={actions} />
      </div>
      <div className={css.weave}>
        <Weave seed={seed} columns={72} rows={2} />
      </div>
    </Section>
  );
}
