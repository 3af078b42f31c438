// Events with their places; an open event shows its attendees.
import { DESK_API } from '@tred/contract/desk-api';
import {
  type Attendee,
  type DeskEvent,
  type EventList,
  eventReply,
  eventsReply,
} from '@tred/contract/overview-api';
import { Badge } from '~/components/Badge/Badge';
import { Table } from '~/components/Table/Table';
import { addressOf } from './address';
import css from './InboxFrame.module.css';
import { focusWhenShown, useReply, when } from './parts';

type EventsViewProps = { open: string; moved: boolean; mayExport: boolean };

export function EventsView(props: EventsViewProps) {
  return props.open ? <EventAttendees key={props.open} {...props} /> : <AllEvents moved={props.moved} />;
}

function AllEvents({ moved }: Pick<EventsViewProps, 'moved'>) {
  const events = useReply('/events', eventsReply)?.events;
  const withPeople = events?.filter(({ taken, waiting }) => taken + waiting > 0) ?? [];
  const empty = events?.filter((event) => !withPeople.includes(event)) ?? [];
  return (
    <div className={css.view}>
      <h2 className={css.title} tabIndex={-1} ref={moved ? focusWhenShown : undefined}>
        Events
      </h2>
      <p className={css.lead}>Who has a place, and who waits for one.</p>
      {!events && <p role="status">Loading …</p>}
      {events && withPeople.length === 0 && <p>Nobody has registered for anything yet.</p>}
      <EventRows events={withPeople} />
      {empty.length > 0 && (
        <details className={css.more}>
          <summary>Without registrations ({empty.length})</summary>
          <EventRows events={empty} />
        </details>
      )}
    </div>
  );
}

const placesTaken = ({ capacity, taken }: Pick<DeskEvent, 'capacity' | 'taken'>) =>
  capacity === null ? `${taken} places, over` : `${taken} of ${capacity} places`;

function EventRows({ events }: { events: readonly DeskEvent[] }) {
  if (events.length === 0) return null;
  return (
    <ul className={css.events}>
      {events.map(({ id, title, capacity, taken, waiting }) => (
        <li key={id}>
          <a className={css.event} href={addressOf('events', id)}>
            <span className={css.eventTitle}>{title}</span>
            <span className={css.meta}>{placesTaken({ capacity, taken })}</span>
            {waiting > 0 && <Badge tone="busy">{`${waiting} waiting`}</Badge>}
          </a>
        </li>
      ))}
    </ul>
  );
}

function EventAttendees({ open, moved, mayExport }: EventsViewProps) {
  const list = useReply(`/events/attendees?event=${encodeURIComponent(open)}`, eventReply);
  return (
    <div className={css.view}>
      <p data-screen-only>
        <a href={addressOf('events')}>All events</a>
      </p>
      {list ? <Lists {...list} moved={moved} mayExport={mayExport} /> : <p role="status">Loading …</p>}
    </div>
  );
}

type ListsProps = EventList & Pick<EventsViewProps, 'moved' | 'mayExport'>;

function Lists({ id, title, capacity, taken, waiting, attendees, moved, mayExport }: ListsProps) {
  const of = (place: Attendee['place']) => attendees.filter((one) => one.place === place);
  return (
    <>
      <h2 className={css.title} tabIndex={-1} ref={moved ? focusWhenShown : undefined}>
        {title}
      </h2>
      <p className={css.lead}>
        {placesTaken({ capacity, taken })}
        {waiting > 0 && `, ${waiting} waiting`}
      </p>
      <form className={css.tools} method="post" action={`${DESK_API}/events/export`} data-screen-only>
        <input type="hidden" name="event" value={id} />
        <button className={css.quiet} type="button" onClick={() => print()}>
          Print
        </button>
        {mayExport && (
          <button className={css.quiet} type="submit">
            CSV
          </button>
        )}
      </form>
      <AttendeeTable id="with-place" title="With a place" attendees={of('confirmed')} />
      {waiting > 0 && (
        <AttendeeTable id="waiting-list" title="Waiting, in this order" attendees={of('waiting')} />
      )}
      <p className={css.printed}>Printed {when(Date.now())}. Personal data: destroy it after the event.</p>
    </>
  );
}

type AttendeeTableProps = { id: string; title: string; attendees: readonly Attendee[] };

function AttendeeTable({ id, title, attendees }: AttendeeTableProps) {
  return (
    <section>
      <h3 className={css.subtitle} id={id}>
        {title} ({attendees.length})
      </h3>
      {attendees.length === 0 ? (
        <p>Nobody.</p>
      ) : (
        <Table
          className={css.people}
          labelledBy={id}
          columns={[
            { name: 'Name' },
            { name: 'From' },
            { name: 'Reach' },
            { name: 'Needs' },
            { name: 'Reference' },
            { name: 'Here', className: css.here },
          ]}
          rows={attendees.map((one, index) => ({
            key: one.reference,
            head: (
              <>
                <span className={css.number}>{index + 1}.</span> {one.name}
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
              { content: <a href={addressOf('inbox', one.reference)}>{one.reference}</a> },
              { content: '', className: css.here },
            ],
          }))}
        />
      )}
    </section>
  );
}
