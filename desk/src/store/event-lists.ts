// Who comes to an event, and who waits: for staff to look at, to print and to take along.
import type { Place } from '@tred/contract/desk-api';
import type { Attendee, DeskEvent } from '@tred/contract/workplace-api';
import { z } from 'zod';
import type { SubmissionContext } from '../submission-context.ts';
import type { Db } from './tables.ts';

type Events = SubmissionContext['events'];

async function countPlaces(db: Db): Promise<(event: string, place: Place) => number> {
  const rows = await db
    .selectFrom('event_places')
    .select((eb) => ['event', 'place', eb.fn.countAll<number>().as('count')])
    .groupBy(['event', 'place'])
    .execute();
  const counts = new Map(rows.map(({ event, place, count }) => [`${place} ${event}`, count]));
  return (event, place) => counts.get(`${place} ${event}`) ?? 0;
}

/** Those that are to come, as the site has them in order, then those that are over and still have a list. */
export async function listEvents(db: Db, events: Events): Promise<DeskEvent[]> {
  const count = await countPlaces(db);
  const withPlaces = await db
    .selectFrom('event_places')
    .select('event')
    .distinct()
    .orderBy('event')
    .execute();
  const over = withPlaces.map(({ event }) => event).filter((event) => !events.has(event));
  return [...events.keys(), ...over].map((id) => ({
    id,
    title: events.get(id)?.title ?? id,
    capacity: events.get(id)?.capacity ?? null,
    taken: count(id, 'confirmed'),
    waiting: count(id, 'waiting'),
  }));
}

const said = z.string().catch('');
/** What a registration of any age may say. */
const values = z.object({
  name: said,
  phone: said,
  institution: said,
  role: said,
  needs: said,
});

/** Everyone on an event's list: those with a place first, each in the order they came. */
export async function listPeople(db: Db, event: string): Promise<Attendee[]> {
  const rows = await db
    .selectFrom('event_places')
    .innerJoin('submissions', 'submissions.reference', 'event_places.reference')
    .select(['event_places.reference', 'event_places.place', 'event_places.email', 'event_places.created_at'])
    .select(['token', 'verified_at', 'body'])
    .where('event', '=', event)
    // "confirmed" goes before "waiting".
    .orderBy('event_places.place')
    .orderBy('event_places.created_at')
    .orderBy('event_places.reference')
    .execute();
  return rows.map(({ reference, place, email, created_at, token, verified_at, body }) => ({
    reference,
    place,
    email,
    ...values.parse(JSON.parse(body)),
    unconfirmed: token !== null && verified_at === null,
    at: created_at,
  }));
}
