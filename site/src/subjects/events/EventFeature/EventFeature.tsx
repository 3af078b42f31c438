// The one event to know about: its date set like a poster on the deep ground, with the way to a place.
import { Action } from '~/ui/Action/Action';
import { Section } from '~/ui/Section/Section';
import { Ticks } from '~/ui/Ticks/Ticks';
import type { Link } from '~/ui/words';
import css from './EventFeature.module.css';

export type EventFeatureProps = {
  /** "Featured event". */
  kicker: string;
  /** A word beside the kicker: sample. */
  mark?: string;
  title: string;
  /** The date in words, and its first and last day for machines. */
  date: string;
  from: string;
  until: string;
  text: string;
  facts: readonly string[];
  points: readonly string[];
  /** The first is left out once the event is over. */
  actions: readonly Link[];
  /** Said instead of the first action from the day after. */
  over: string;
  /** Under the actions. */
  note: string;
};

export function EventFeature(event: EventFeatureProps) {
  const [register, ...others] = event.actions;
  return (
    <Section tone="deep">
      <div className={css.columns}>
        <div>
          <p className={css.kicker}>
            {event.kicker}
            {event.mark && ` · ${event.mark}`}
          </p>
          <p className={css.date}>
            <time dateTime={event.from}>{event.date}</time>
          </p>
          <ul className={css.facts}>
            {event.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className={css.title}>{event.title}</h2>
          <p className={css.text}>{event.text}</p>
          <Ticks items={event.points} />
          <div className={css.actions}>
            {register && (
              <span data-until={event.until}>
                <Action href={register.href}>{register.label}</Action>
              </span>
            )}
            <span className={css.over} data-after={event.until} hidden>
              {event.over}
            </span>
            {others.map(({ label, href }) => (
              <Action key={label} href={href} look="secondary">
                {label}
              </Action>
            ))}
          </div>
          <p className={css.note} data-until={event.until}>
            {event.note}
          </p>
        </div>
      </div>
    </Section>
  );
}
