// Events with their places.
import { Link } from 'react-router';
import { Badge } from '~/components/Badge/Badge';
import { type Reply, useApi } from '../api';
import { Loaded, Title } from '../ui/parts';

type Event = Reply<'GET /events'>['events'][number];

export const Events = () => (
  <div className="screen">
    <Title>Events</Title>
    <p>Who has a place, and who is on the waiting list.</p>
    <Loaded of={useApi('GET /events', {})}>
      {({ events }) => {
        const { with: full = [], without = [] } = Object.groupBy(events, ({ taken, waiting }) =>
          taken + waiting > 0 ? 'with' : 'without',
        );
        return (
          <>
            {full.length > 0 ? <Rows events={full} /> : <p>Nobody has registered yet.</p>}
            {without.length > 0 && (
              <details open={full.length === 0}>
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

export const placesTaken = ({ capacity, taken }: Pick<Event, 'capacity' | 'taken'>) =>
  capacity === null ? `${taken} places; the event is over` : `${taken} of ${capacity} places`;

const Rows = ({ events }: { events: readonly Event[] }) => (
  <ul className="rows">
    {events.map((event) => (
      <li key={event.id}>
        <Link to={`/events/${event.id}`}>
          <span>{event.title}</span>
          <span className="quiet">{placesTaken(event)}</span>
          {event.waiting > 0 && <Badge tone="busy">{`${event.waiting} waiting`}</Badge>}
        </Link>
      </li>
    ))}
  </ul>
);
