// Who has a place at an event and who waits: to look at, to print for the door, to take along as a file.
import { DESK_API } from '@tred/contract/desk-api';
import { type Attendee, type EventList, eventReply } from '@tred/contract/workplace-api';
import { fillPlaces } from '~/lib/words';
import { Table } from '~/ui/Table/Table';
import { addressOf } from '../address';
import { focusWhenShown } from './focus';
import { useAsked } from './use-asked';
import { useWords } from './use-words';
import css from './Views.module.css';
import { when } from './words';

type EventPeopleProps = {
  event: string;
  moved: boolean;
  mayExport: boolean;
  onTrouble: (error: unknown) => void;
};

export function EventPeople({ event, moved, mayExport, onTrouble }: EventPeopleProps) {
  const words = useWords();
  const list = useAsked(`/events/people?event=${encodeURIComponent(event)}`, eventReply, onTrouble);
  return (
    <div className={css.view}>
      <p data-screen-only>
        <a href={addressOf('events')}>{words.events.back}</a>
      </p>
      {list ? <Lists {...list} moved={moved} mayExport={mayExport} /> : <p role="status">{words.loading}</p>}
    </div>
  );
}

type ListsProps = EventList & Pick<EventPeopleProps, 'moved' | 'mayExport'>;

function Lists({ id, title, capacity, taken, waiting, people, moved, mayExport }: ListsProps) {
  const words = useWords().events;
  const of = (place: Attendee['place']) => people.filter((one) => one.place === place);
  const full =
    capacity === null ? fillPlaces(words.over, { taken }) : fillPlaces(words.places, { taken, capacity });
  return (
    <>
      <h2 className={css.title} tabIndex={-1} ref={moved ? focusWhenShown : undefined}>
        {title}
      </h2>
      <p className={css.lead}>
        {full}
        {waiting > 0 && `, ${fillPlaces(words.waiting, { count: waiting })}`}
      </p>
      <form className={css.tools} method="post" action={`${DESK_API}/events/export`} data-screen-only>
        <input type="hidden" name="event" value={id} />
        <button className={css.quiet} type="button" onClick={() => print()}>
          {words.print}
        </button>
        {mayExport && (
          <button className={css.quiet} type="submit">
            {words.csv}
          </button>
        )}
      </form>
      <People id="with-place" title={words.withPlace} people={of('confirmed')} />
      {waiting > 0 && <People id="waiting-list" title={words.waitingList} people={of('waiting')} />}
      <p className={css.printed}>{fillPlaces(words.printed, { when: when(Date.now()) })}</p>
    </>
  );
}

type PeopleProps = { id: string; title: string; people: readonly Attendee[] };

function People({ id, title, people }: PeopleProps) {
  const words = useWords().events;
  const { columns } = words;
  return (
    <section>
      <h3 className={css.subtitle} id={id}>
        {fillPlaces(title, { count: people.length })}
      </h3>
      {people.length === 0 ? (
        <p>{words.nobody}</p>
      ) : (
        <Table
          className={css.people}
          labelledBy={id}
          columns={[
            { name: columns.name },
            { name: columns.institution },
            { name: columns.contact },
            { name: columns.needs },
            { name: columns.reference },
            { name: columns.here, className: css.here },
          ]}
          rows={people.map((one, index) => ({
            key: one.reference,
            head: (
              <>
                <span className={css.number}>{index + 1}.</span> {one.name}
                {one.unconfirmed && <span className={css.unconfirmed}>{words.unconfirmed}</span>}
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
