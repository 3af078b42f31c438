// Places at events: never more than there are, first come first served, then a waiting list that moves up.
import { randomBytes } from 'node:crypto';
import type { PlaceState } from '@tred/contract/desk-api';
import type { Attendee, DeskEvent } from '@tred/contract/workplace-api';
import { z } from 'zod';
import type { SubmissionContext } from '../submission-context.ts';
import type { Db } from './tables.ts';

/** How long a place is held for an address that nobody has confirmed. */
const holdFor = 24 * 60 * 60_000;

/** Holds the event's row, so that changes at one event go one after the other, on any number of desks. */
async function lockEvent(tx: Db, event: string): Promise<void> {
  await tx
    .insertInto('events')
    .values({ event, taken: 0 })
    .onConflict((conflict) => conflict.column('event').doNothing())
    .execute();
  await tx
    .updateTable('events')
    .set((eb) => ({ taken: eb.ref('taken') }))
    .where('event', '=', event)
    .execute();
}

async function reserveOne(tx: Db, event: string, capacity: number): Promise<boolean> {
  const result = await tx
    .updateTable('events')
    .set((eb) => ({ taken: eb('taken', '+', 1) }))
    .where('event', '=', event)
    .where('taken', '<', capacity)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

async function isFull(tx: Db, event: string, capacity: number): Promise<boolean> {
  const { taken } = await tx
    .selectFrom('events')
    .select('taken')
    .where('event', '=', event)
    .executeTakeFirstOrThrow();
  return taken >= capacity;
}

/** Someone who has, or waits for, a place. */
export interface PlaceHolder {
  event: string;
  email: string;
  reference: string;
  /** By which the address is confirmed; null where it need not be. */
  token: string | null;
  /** When it was. */
  verified_at: number | null;
}

/** Gives free places to those who have waited longest; returns who they are. */
async function moveUp(tx: Db, event: string, capacity: number, now: number): Promise<PlaceHolder[]> {
  const moved: PlaceHolder[] = [];
  for (;;) {
    const next = await tx
      .selectFrom('event_places')
      .select(['event', 'email', 'reference', 'token', 'verified_at'])
      .where('event', '=', event)
      .where('place', '=', 'waiting')
      .orderBy('created_at')
      .orderBy('reference')
      .limit(1)
      .executeTakeFirst();
    if (!next || !(await reserveOne(tx, event, capacity))) return moved;
    const { reference } = next;
    await tx
      .updateTable('event_places')
      .set({ place: 'confirmed', held_until: next.token && !next.verified_at ? now + holdFor : null })
      .where('reference', '=', reference)
      .execute();
    await tx
      .updateTable('submissions')
      .set({ place: 'confirmed' })
      .where('reference', '=', reference)
      .execute();
    moved.push(next);
  }
}

export interface PlaceRequest {
  event: string;
  email: string;
  reference: string;
  capacity: number;
  /** Whether the address has to be confirmed. */
  confirm: boolean;
  now: number;
}

export interface Reservation {
  place: PlaceState;
  /** What a stranger would get now: who has a place already is nobody else's business. */
  told: PlaceState;
  token: string | null;
  movedUp: PlaceHolder[];
}

/** A second registration of one address for one event keeps the place it had. */
export async function reservePlace(tx: Db, request: PlaceRequest): Promise<Reservation> {
  const { event, email, reference, capacity, confirm, now } = request;
  await lockEvent(tx, event);
  // If the event was made larger, the waiting list comes before new registrations.
  const movedUp = await moveUp(tx, event, capacity, now);
  const had = await tx
    .selectFrom('event_places')
    .select(['place', 'token'])
    .where('event', '=', event)
    .where('email', '=', email)
    .executeTakeFirst();
  if (had) return { ...had, told: (await isFull(tx, event, capacity)) ? 'waiting' : 'confirmed', movedUp };
  const place = (await reserveOne(tx, event, capacity)) ? 'confirmed' : 'waiting';
  const token = confirm ? randomBytes(24).toString('base64url') : null;
  const held_until = token && place === 'confirmed' ? now + holdFor : null;
  await tx
    .insertInto('event_places')
    .values({ event, email, reference, place, token, held_until, verified_at: null, created_at: now })
    .execute();
  return { place, told: place, token, movedUp };
}

/** False when the link is not, or no longer, one of ours. Pressing the button twice is no error. */
export async function confirmPlace(db: Db, token: string, now: number): Promise<boolean> {
  const result = await db
    .updateTable('event_places')
    .set({ held_until: null, verified_at: now })
    .where('token', '=', token)
    .where((eb) => eb.or([eb('held_until', 'is', null), eb('held_until', '>', now)]))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The submissions whose places were held long enough for an address that nobody confirmed. */
export async function expiredPlaces(db: Db, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('event_places')
    .select('reference')
    .where('held_until', '<=', now)
    .execute();
  return rows.map(({ reference }) => reference);
}

/**
 * Holds the event at which a submission has, or waits for, a place; returns its name. Before the submission's own row
 * is touched, always: two desks that take them in different order would wait for each other.
 */
export async function lockEventOf(tx: Db, reference: string): Promise<string | undefined> {
  const held = await tx
    .selectFrom('event_places')
    .select('event')
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (held) await lockEvent(tx, held.event);
  return held?.event;
}

/** Frees the place that a submission holds; returns those who moved up. */
export async function releasePlace(
  tx: Db,
  reference: string,
  capacityOf: (event: string) => number,
  now: number,
): Promise<PlaceHolder[]> {
  const event = await lockEventOf(tx, reference);
  if (event === undefined) return [];
  // Another desk may have freed it, or moved it up, while this one waited: what counts is what is deleted here.
  const freed = await tx
    .deleteFrom('event_places')
    .where('reference', '=', reference)
    .returning('place')
    .executeTakeFirst();
  if (freed?.place !== 'confirmed') return [];
  await tx
    .updateTable('events')
    .set((eb) => ({ taken: eb('taken', '-', 1) }))
    .where('event', '=', event)
    .execute();
  return moveUp(tx, event, capacityOf(event), now);
}

type Events = SubmissionContext['events'];

async function countPlaces(db: Db): Promise<(event: string, place: PlaceState) => number> {
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

const textOrEmpty = z.string().catch('');
/** What a registration of any age may say. */
const values = z.object({
  name: textOrEmpty,
  phone: textOrEmpty,
  institution: textOrEmpty,
  role: textOrEmpty,
  needs: textOrEmpty,
});

/** Everyone on an event's list: those with a place first, each in the order they came. */
export async function listAttendees(db: Db, event: string): Promise<Attendee[]> {
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
