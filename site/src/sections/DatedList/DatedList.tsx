// A list of coming or past dates, with the day in large type.
import type { ReactNode } from 'react';
import { interfaceWords } from '~/facts/interface';
import { todayInKampala } from '~/lib/dates';
import { type DayRule, soonestFirst } from '~/lib/recurring-days';
import { Badge } from '~/ui/Badge/Badge';
import { FactLine } from '~/ui/FactLine/FactLine';
import { PageLinks, type PageLinksProps } from '~/ui/PageLinks/PageLinks';
import { RecurringDate } from '~/ui/RecurringDate/RecurringDate';
import { Section } from '~/ui/Section/Section';
import { Ticks } from '~/ui/Ticks/Ticks';
import type { Link } from '~/ui/words';
import css from './DatedList.module.css';
import type { DatedEntry, DatedListWords } from './words';

type FixedDate = {
  /** The date in words: "21 November 2026", "12-14 March 2027". */
  date: string;
  /** Machine-readable first and last day; shell/behaviour.ts marks past events with them. */
  from: string;
  until: string;
};

/** An event of a series: the page shows its next date. */
type NextDate = { recurs: DayRule };

export type EventEntry = (FixedDate | NextDate) & DatedEntry;

export type DatedListProps = Omit<DatedListWords, 'events'> & {
  events: readonly EventEntry[];
  /** The rest of the list: its pages, or a link to all of it. */
  pages?: PageLinksProps | undefined;
  more?: Link | undefined;
  /** Above the list: a chart of the year. */
  children?: ReactNode;
};

const recursAlways = (events: readonly EventEntry[]): events is readonly (EventEntry & NextDate)[] =>
  events.every((event) => 'recurs' in event);

export function DatedList({ events, pages, more, children, ...section }: DatedListProps) {
  // The order of recurring dates changes during a year.
  const moves = recursAlways(events);
  const entries = moves ? soonestFirst(events, ({ recurs }) => recurs, todayInKampala()) : events;
  return (
    <Section {...section}>
      {children && <div className={css.picture}>{children}</div>}
      <ul className="ruled" data-soonest-first={moves || undefined}>
        {entries.map((event) => (
          <li className={css.event} key={event.title} data-reveal>
            <div className={css.when}>
              <p className={css.date}>
                {'recurs' in event ? (
                  <RecurringDate rule={event.recurs} />
                ) : (
                  <time dateTime={event.from}>{event.date}</time>
                )}
              </p>
              {event.badge && (
                <p data-until={'until' in event ? event.until : undefined}>
                  <Badge tone="busy">{event.badge}</Badge>
                </p>
              )}
              {event.badge && 'until' in event && (
                <p data-after={event.until} hidden>
                  <Badge>{interfaceWords.pastEvent}</Badge>
                </p>
              )}
            </div>
            <div>
              <h3>{event.title}</h3>
              <FactLine className={css.facts} facts={event.facts} />
              <p className={css.description}>{event.description}</p>
              {event.points && <Ticks items={event.points} className={css.points} />}
              <p className={css.link}>
                <a href={event.link.href}>
                  {event.link.label}
                  <span className="visually-hidden">: {event.title}</span>
                </a>
              </p>
            </div>
          </li>
        ))}
      </ul>
      {more && (
        <p className={css.more}>
          <a href={more.href}>{more.label}</a>
        </p>
      )}
      {pages && <PageLinks {...pages} />}
    </Section>
  );
}
