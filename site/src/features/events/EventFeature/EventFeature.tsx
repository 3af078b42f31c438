// The featured event on a dark background: large date and a link to the registration.

import { Action } from '~/components/Action/Action';
import { School } from '~/components/School/School';
import { Section } from '~/components/Section/Section';
import type { Link } from '~/components/schema';
import { Ticks } from '~/components/Ticks/Ticks';
import css from './EventFeature.module.css';

type ShownEvent = {
  /** "Featured event". */
  kicker: string;
  title: string;
  /** The date in words, and its first day. */
  date: string;
  from: string;
  text: string;
  facts: readonly string[];
  points: readonly string[];
  actions: readonly Link[];
  /** Under the actions. */
  note: string;
};

export type EventFeatureProps = { event: ShownEvent | undefined };

export function EventFeature({ event }: EventFeatureProps) {
  if (!event) return null;
  const [register, ...others] = event.actions;
  return (
    <Section tone="deep">
      <div className={`columns-2 ${css.columns}`}>
        <div>
          <p className={`small bold ${css.kicker}`}>{event.kicker}</p>
          <p className={css.date}>
            <time dateTime={event.from}>{event.date}</time>
          </p>
          <School part="assembly" className={css.picture} />
          <ul role="list" className={`quiet row ${css.facts}`}>
            {event.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className={css.title}>{event.title}</h2>
          <p className={`quiet large ${css.text}`}>{event.text}</p>
          <Ticks items={event.points} />
          <div className={`row ${css.actions}`}>
            {register && <Action href={register.href}>{register.label}</Action>}
            {others.map(({ label, href }) => (
              <Action key={label} href={href} look="secondary">
                {label}
              </Action>
            ))}
          </div>
          <p className={`quiet small ${css.note}`}>{event.note}</p>
        </div>
      </div>
    </Section>
  );
}
