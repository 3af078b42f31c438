// The attendees of an event, to print and to export.
import { ADMIN_API } from '@tred/contract/admin-api';
import { Link, useParams } from 'react-router';
import { type Reply, useApi } from '../api';
import { useStaff } from '../session';
import { Button, DataTable, Loaded, Title, when } from '../ui/parts';
import css from './Attendees.module.css';
import { placesTaken } from './Events';

export function Attendees() {
  // The id of an event may have a slash.
  const { '*': event = '' } = useParams();
  const { session } = useStaff();
  return (
    <div className="screen">
      <Link to="/events" data-screen-only>
        All events
      </Link>
      <Loaded of={useApi('GET /events/attendees', { query: { event } })}>
        {({ id, title, capacity, taken, waiting, attendees }) => (
          <>
            <Title>{title}</Title>
            <p>
              {placesTaken({ capacity, taken })}
              {waiting > 0 && `, ${waiting} waiting`}
            </p>
            <form className="row" method="post" action={`${ADMIN_API}/events/export`} data-screen-only>
              <input type="hidden" name="event" value={id} />
              <Button onClick={() => print()}>Print</Button>
              {session.rights.includes('export') && <Button type="submit">CSV</Button>}
            </form>
            <AttendeeTable title="With a place" place="confirmed" attendees={attendees} />
            {waiting > 0 && (
              <AttendeeTable title="Waiting list, in this order" place="waiting" attendees={attendees} />
            )}
            <p className={css.printed}>
              Printed {when(Date.now())}. Personal data: destroy it after the event.
            </p>
          </>
        )}
      </Loaded>
    </div>
  );
}

type Attendee = Reply<'GET /events/attendees'>['attendees'][number];
type AttendeeTableProps = { title: string; place: Attendee['place']; attendees: readonly Attendee[] };

function AttendeeTable({ title, place, attendees }: AttendeeTableProps) {
  const own = attendees.filter((one) => one.place === place);
  return (
    <section>
      <h2 id={place}>
        {title} ({own.length})
      </h2>
      {own.length === 0 ? (
        <p>Nobody yet.</p>
      ) : (
        <DataTable
          className={`wide ${css.people}`}
          labelledBy={place}
          columns={['Name', 'From', 'Contact', 'Needs', 'Reference', 'Present']}
          rows={own.map(
            ({ reference, name, unconfirmed, institution, role, phone, email, needs }, index) => ({
              key: reference,
              cells: [
                <>
                  <span className="quiet">{index + 1}.</span> {name}
                  {unconfirmed && <span className={css.unconfirmed}>address not confirmed</span>}
                </>,
                [institution, role].filter(Boolean).join(', '),
                [phone, email].filter(Boolean).join(' '),
                needs,
                <Link key="link" to={`/inbox/${reference}`}>
                  {reference}
                </Link>,
                '',
              ],
            }),
          )}
        />
      )}
    </section>
  );
}
