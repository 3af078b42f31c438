// Events with how full they are; one of them opened shows its people.
import { type DeskEvent, eventsReply } from '@tred/contract/workplace-api';
import { fillPlaces } from '~/lib/words';
import { Badge } from '~/ui/Badge/Badge';
import { addressOf } from '../address';
import { EventPeople } from './EventPeople';
import { focusWhenShown } from './focus';
import { useAsked } from './use-asked';
import { useWords } from './use-words';
import css from './Views.module.css';

type EventsViewProps = {
  /** The name of the open event; empty when none is. */
  open: string;
  moved: boolean;
  mayExport: boolean;
  onTrouble: (error: unknown) => void;
};

export function EventsView({ open, moved, mayExport, onTrouble }: EventsViewProps) {
  return open ? (
    <EventPeople key={open} event={open} moved={moved} mayExport={mayExport} onTrouble={onTrouble} />
  ) : (
    <AllEvents moved={moved} onTrouble={onTrouble} />
  );
}

function AllEvents({ moved, onTrouble }: Pick<EventsViewProps, 'moved' | 'onTrouble'>) {
  const words = useWords();
  const events = useAsked('/events', eventsReply, onTrouble)?.events;
  const wanted = events?.filter(({ taken, waiting }) => taken + waiting > 0) ?? [];
  const empty = events?.filter((event) => !wanted.includes(event)) ?? [];
  return (
    <div className={css.view}>
      <h2 className={css.title} tabIndex={-1} ref={moved ? focusWhenShown : undefined}>
        {words.events.title}
      </h2>
      <p className={css.lead}>{words.events.lead}</p>
      {!events && <p role="status">{words.loading}</p>}
      {events && wanted.length === 0 && <p>{words.events.none}</p>}
      <EventRows events={wanted} />
      {empty.length > 0 && (
        <details className={css.more}>
          <summary>{fillPlaces(words.events.empty, { count: empty.length })}</summary>
          <EventRows events={empty} />
        </details>
      )}
    </div>
  );
}

function EventRows({ events }: { events: readonly DeskEvent[] }) {
  const words = useWords().events;
  if (events.length === 0) return null;
  return (
    <ul className={css.events}>
      {events.map(({ id, title, capacity, taken, waiting }) => (
        <li key={id}>
          <a className={css.event} href={addressOf('events', id)}>
            <span className={css.eventTitle}>{title}</span>
            <span className={css.meta}>
              {capacity === null
                ? fillPlaces(words.over, { taken })
                : fillPlaces(words.places, { taken, capacity })}
            </span>
            {waiting > 0 && <Badge tone="busy">{fillPlaces(words.waiting, { count: waiting })}</Badge>}
          </a>
        </li>
      ))}
    </ul>
  );
}
