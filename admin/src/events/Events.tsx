// Events with their places.
import { Link } from 'react-router';
import { Badge } from '~/components/Badge/Badge';
import { type Reply, useApi } from '../api';
import { Loaded, Title } from '../ui/parts';
import ui from '../ui/ui.module.css';
import css from './events.module.css';

type Event = Reply<'GET /events'>['events'][number];

export function Events() {
  return (
    <div className={ui.screen}>
      <Title>Events</Title>
      <p>Who has a place, and who is on the waiting list.</p>
      <Loaded of={useApi('GET /events', {})}>
        {({ events }) => {
          const { with: full = [], without = [] } = Object.groupBy(events, ({ taken, waiting }) =>
            taken + waiting > 0 ? 'with' : 'without',
          );
          return (
            <>
              {full.length === 0 && <p>Nobody has registered yet.</p>}
              <Rows events={full} />
              {without.length > 0 && (
                <details>
                  <summary>Without registrations ({without.length})</summary>
                  <Rows events={without} />
                </details>
              )}
            </>
          );
        }}
      </Loaded>
    </div>
  );
}

export const placesTaken = ({ capacity, taken }: Pick<Event, 'capacity' | 'taken'>) =>
  capacity === null ? `${taken} places; the event is over` : `${taken} of ${capacity} places`;

const Rows = ({ events }: { events: readonly Event[] }) =>
  events.length > 0 && (
    <ul className={ui.rows}>
      {events.map(({ id, title, capacity, taken, waiting }) => (
        <li key={id}>
          <Link className={css.event} to={`/events/${id}`}>
            <span className={css.title}>{title}</span>
            <span className={ui.quiet}>{placesTaken({ capacity, taken })}</span>
            {waiting > 0 && <Badge tone="busy">{`${waiting} waiting`}</Badge>}
          </Link>
        </li>
      ))}
    </ul>
  );
