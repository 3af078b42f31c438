// The attendees of an event, to print and to export.
import { ADMIN_API } from '@tred/contract/admin-api';
import { Link, useParams } from 'react-router';
import { Table } from '~/components/Table/Table';
import { type Reply, useApi } from '../api';
import { useStaff } from '../session';
import { Button, Loaded, Title, when } from '../ui/parts';
import ui from '../ui/ui.module.css';
import { placesTaken } from './Events';
import css from './events.module.css';

type Attendee = Reply<'GET /events/attendees'>['attendees'][number];

export function Attendees() {
  // The id of an event may have a slash.
  const { '*': event = '' } = useParams();
  const { session } = useStaff();
  return (
    <div className={ui.screen}>
      <p data-screen-only>
        <Link to="/events">All events</Link>
      </p>
      <Loaded of={useApi('GET /events/attendees', { query: { event } })}>
        {({ id, title, capacity, taken, waiting, attendees }) => {
          const at = (place: Attendee['place']) => attendees.filter((one) => one.place === place);
          return (
            <>
              <Title>{title}</Title>
              <p>
                {placesTaken({ capacity, taken })}
                {waiting > 0 && `, ${waiting} waiting`}
              </p>
              <form className={ui.row} method="post" action={`${ADMIN_API}/events/export`} data-screen-only>
                <input type="hidden" name="event" value={id} />
                <Button onClick={() => print()}>Print</Button>
                {session.rights.includes('export') && <Button type="submit">CSV</Button>}
              </form>
              <AttendeeTable id="with-place" title="With a place" attendees={at('confirmed')} />
              {waiting > 0 && (
                <AttendeeTable
                  id="waiting-list"
                  title="Waiting list, in this order"
                  attendees={at('waiting')}
                />
              )}
              <p className={css.printed}>
                Printed {when(Date.now())}. Personal data: destroy it after the event.
              </p>
            </>
          );
        }}
      </Loaded>
    </div>
  );
}

type AttendeeTableProps = { id: string; title: string; attendees: readonly Attendee[] };

const AttendeeTable = ({ id, title, attendees }: AttendeeTableProps) => (
  <section className={css.section}>
    <h2 className={ui.subtitle} id={id}>
      {title} ({attendees.length})
    </h2>
    {attendees.length === 0 ? (
      <p>Nobody yet.</p>
    ) : (
      <Table
        className={`${ui.table} ${css.people}`}
        labelledBy={id}
        columns={[
          { name: 'Name' },
          { name: 'From' },
          { name: 'Contact' },
          { name: 'Needs' },
          { name: 'Reference' },
          { name: 'Present', className: css.present },
        ]}
        rows={attendees.map((one, index) => ({
          key: one.reference,
          head: (
            <>
              <span className={ui.quiet}>{index + 1}.</span> {one.name}
              {one.unconfirmed && <span className={css.unconfirmed}>address not confirmed</span>}
            </>
          ),
          cells: [
            { content: [one.institution, one.role].filter(Boolean).join(', ') },
            {
              content: (
                <>
                  <span className={css.line}>{one.phone}</span>
                  <span className={css.line}>{one.email}</span>
                </>
              ),
            },
            { content: one.needs },
            { content: <Link to={`/inbox/${one.reference}`}>{one.reference}</Link> },
            { content: '', className: css.present },
          ],
        }))}
      />
    )}
  </section>
);
