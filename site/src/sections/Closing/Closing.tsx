// The end of every page: a sentence and one or two actions, if any, above the school or one thing beside the road.
import { Actions } from '~/components/Action/Action';
import { Horizon, School, sky } from '~/components/School/School';
import type { pageEnds } from '~/lib/school-parts';
import css from './Closing.module.css';
import type { ClosingWords } from './schema';

type ClosingProps = { words?: ClosingWords | undefined; end: (typeof pageEnds)[number] };

export const Closing = ({ words, end }: ClosingProps) => (
  <div className={`${sky} ${css.end}`}>
    {words && <Words {...words} />}
    {end === 'school' ? <Horizon part="arrival" /> : <School part={end} className={css.verge} />}
  </div>
);

const Words = ({ title, text, actions, ways = [] }: ClosingWords) => (
  <section className={`page-width ${css.words}`} id="closing">
    <h2 className={css.title}>{title}</h2>
    <p className={css.text}>{text}</p>
    {ways.length > 0 && (
      <dl className={`row ${css.ways}`}>
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
