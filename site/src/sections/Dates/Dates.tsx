// A list of coming or past dates, with the day in large type.
import type { ReactNode } from 'react';
import { Badge } from '~/components/Badge/Badge';
import { FactLine } from '~/components/FactLine/FactLine';
import { DrawingTile } from '~/components/ObjectDrawing/ObjectDrawing';
import { PageLinks, type PageLinksProps } from '~/components/PageLinks/PageLinks';
import { Section } from '~/components/Section/Section';
import type { Link } from '~/components/schema';
import { Ticks } from '~/components/Ticks/Ticks';
import type { IsoDay } from '~/lib/dates';
import css from './Dates.module.css';
import type { DatedEntry, DatesWords } from './schema';

export type EventEntry = DatedEntry & {
  /** The date in words: "21 November 2026", "12-14 March 2027". */
  date: string;
  /** Its first day. */
  from: IsoDay;
};

export type DatesProps = Omit<DatesWords, 'events'> & {
  events: readonly EventEntry[];
  /** The rest of the list: its pages, or a link to all of it. */
  pages?: PageLinksProps | undefined;
  more?: Link | undefined;
  /** Above the list: a chart of the year. */
  children?: ReactNode;
};

export function Dates({ events, pages, more, children, ...section }: DatesProps) {
  return (
    <Section {...section}>
      {children && <div className={css.picture}>{children}</div>}
      <ul role="list" className="ruled">
        {events.map((event) => (
          <li className={css.event} key={event.title} data-reveal>
            <div className={`row between ${css.when}`}>
              <p className={`brand ${css.date}`}>
                <time dateTime={event.from}>{event.date}</time>
              </p>
              {event.badge && (
                <p>
                  <Badge tone="busy">{event.badge}</Badge>
                </p>
              )}
              {event.drawing && <DrawingTile name={event.drawing} />}
            </div>
            <div>
              <h3>{event.title}</h3>
              <FactLine className={`label ${css.facts}`} facts={event.facts} />
              <p className={`quiet medium ${css.description}`}>{event.description}</p>
              {event.points && <Ticks items={event.points} className={`medium ${css.points}`} />}
              <p className={`bold ${css.link}`}>
                <a href={event.link.href} aria-label={`${event.link.label}: ${event.title}`}>
                  {event.link.label}
                </a>
              </p>
            </div>
          </li>
        ))}
      </ul>
      {more && (
        <p className={`bold ${css.more}`}>
          <a href={more.href}>{more.label}</a>
        </p>
      )}
      {pages && <PageLinks {...pages} />}
    </Section>
  );
}
