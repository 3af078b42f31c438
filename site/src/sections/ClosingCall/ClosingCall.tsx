// The end of every page: the school, and in the sky above it a sentence and one or two actions, if any.
import { Actions } from '~/components/Action/Action';
import { Horizon, sky } from '~/components/School/School';
import type { SchoolPart } from '~/lib/school-parts';
import css from './ClosingCall.module.css';
import type { ClosingCallWords } from './schema';

type ClosingCallProps = { words?: ClosingCallWords | undefined; school: SchoolPart };

export const ClosingCall = ({ words, school }: ClosingCallProps) => (
  <div className={`${sky} ${css.end}`}>
    {words && <Words {...words} />}
    <Horizon part={school} />
  </div>
);

const Words = ({ title, text, actions, ways = [] }: ClosingCallWords) => (
  <section className={css.words}>
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
    <Actions actions={actions} className={css.actions} />
  </section>
);
