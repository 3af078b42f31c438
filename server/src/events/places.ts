// Places at events: never over capacity, first come first served, with a waiting list.
import { randomBytes } from 'node:crypto';
import type { PlaceState } from '@tred/contract/admin-api';
import { type PlacesLeft, placesLeft } from '@tred/contract/places';
import { z } from 'zod';
import { changesRow, type Db, reservationLength, type Tables } from '../db/tables.ts';
import type { SubmissionContext } from '../submission-context.ts';

const tokenBytes = 24;

/** Locks the event's row, so that changes to one event are serial on any number of servers. */
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
  return tx
    .updateTable('events')
    .set((eb) => ({ taken: eb('taken', '+', 1) }))
    .where('event', '=', event)
    .where('taken', '<', capacity)
    .$call(changesRow);
}

async function isFull(tx: Db, event: string, capacity: number): Promise<boolean> {
  const { taken } = await tx
    .selectFrom('events')
    .select('taken')
    .where('event', '=', event)
    .executeTakeFirstOrThrow();
  return taken >= capacity;
}

const holderColumns = ['event', 'email', 'reference', 'token', 'verified_at'] as const;

export type PlaceHolder = Pick<Tables['event_places'], (typeof holderColumns)[number]>;

/** Gives free places to the waiting list, oldest first; returns who got one. */
async function moveUp(tx: Db, event: string, capacity: number, now: number): Promise<PlaceHolder[]> {
  const moved: PlaceHolder[] = [];
  for (;;) {
    const next = await tx
      .selectFrom('event_places')
      .select(holderColumns)
      .where('event', '=', event)
      .where('place', '=', 'waiting')
      .orderBy('created_at')
      .orderBy('reference')
      .limit(1)
      .executeTakeFirst();
    if (!next || !(await reserveOne(tx, event, capacity))) return moved;
    await tx
      .updateTable('event_places')
      .set({
        place: 'confirmed',
        held_until: next.token && !next.verified_at ? now + reservationLength : null,
      })
      .where('reference', '=', next.reference)
      .execute();
    moved.push(next);
  }
}

interface PlaceRequest {
  event: string;
  /** Or a phone number. */
  email: string;
  reference: string;
  capacity: number;
  confirm: boolean;
  now: number;
}

interface Reservation {
  place: PlaceState;
  /** The state that a new address would get, so that nobody learns who has a place. */
  repliedPlace: PlaceState;
  token: string | null;
  movedUp: PlaceHolder[];
}

export async function reservePlace(tx: Db, request: PlaceRequest): Promise<Reservation> {
  const { event, email, reference, capacity, confirm, now } = request;
  await lockEvent(tx, event);
  // After a capacity increase, the waiting list goes first.
  const movedUp = await moveUp(tx, event, capacity, now);
  const existing = await tx
    .selectFrom('event_places')
    .select(['place', 'token'])
    .where('event', '=', event)
    .where('email', '=', email)
    .executeTakeFirst();
  if (existing)
    return {
      ...existing,
      repliedPlace: (await isFull(tx, event, capacity)) ? 'waiting' : 'confirmed',
      movedUp,
    };
  const place = (await reserveOne(tx, event, capacity)) ? 'confirmed' : 'waiting';
  const token = confirm ? randomBytes(tokenBytes).toString('base64url') : null;
  const held_until = token && place === 'confirmed' ? now + reservationLength : null;
  await tx
    .insertInto('event_places')
    .values({ event, email, reference, place, token, held_until, verified_at: null, created_at: now })
    .execute();
  return { place, repliedPlace: place, token, movedUp };
}

type PlaceKey = Pick<Tables['event_places'], 'event' | 'email'>;

/** The holder of a place is an email address, or else a phone number. */
export const isAddress = (holder: string) => holder.includes('@');

const body = z.object({ event: z.string(), phone: z.string().catch('') });

/** Genuine registrations of one holder for one event, newest first. */
async function registrationsOf(tx: Db, { event, email }: PlaceKey): Promise<string[]> {
  const rows = await tx
    .selectFrom('submissions')
    .select(['reference', 'body'])
    .where('form', '=', 'event-registration')
    .$if(isAddress(email), (query) => query.where('email', '=', email))
    .$if(!isAddress(email), (query) => query.where('email', 'is', null))
    .where('spam', 'is', null)
    .orderBy('created_at', 'desc')
    .execute();
  return rows
    .filter((row) => {
      const { data } = body.safeParse(JSON.parse(row.body));
      return data?.event === event && (isAddress(email) || data.phone === email);
    })
    .map(({ reference }) => reference);
}

/** A token, and the reference of the registration whose email has the link. */
const linkShape = new RegExp(`^([\\w-]{${(tokenBytes * 4) / 3}})(?:-(.+))?$`);

/** False for an unknown or expired link. Idempotent. The place belongs to the registration whose email is confirmed first. */
export function confirmPlace(db: Db, link: string, now: number): Promise<boolean> {
  const [, token = '', confirmed] = linkShape.exec(link) ?? [];
  return db.transaction().execute(async (tx) => {
    const known = await tx
      .selectFrom('event_places')
      .select('event')
      .where('token', '=', token)
      .executeTakeFirst();
    if (!known) return false;
    await lockEvent(tx, known.event);
    const place = await tx
      .selectFrom('event_places')
      .select(['event', 'email', 'reference', 'verified_at'])
      .where('token', '=', token)
      .where((eb) => eb.or([eb('held_until', 'is', null), eb('held_until', '>', now)]))
      .executeTakeFirst();
    if (!place) return false;
    // Emails of version 1.1 name no registration.
    const reference = confirmed ?? place.reference;
    if (!(await registrationsOf(tx, place)).includes(reference)) return false;
    if (place.verified_at !== null) return true;
    await tx
      .updateTable('event_places')
      .set({ reference, held_until: null, verified_at: now })
      .where('token', '=', token)
      .execute();
    return true;
  });
}

/** Places whose time is over, unless their email is still to be sent. */
export async function expiredPlaces(db: Db, now: number): Promise<string[]> {
  const unsent = db
    .selectFrom('outbox')
    .select('outbox.reference')
    .where('state', '=', 'waiting')
    .where('purpose', 'is not', null)
    .where('outbox.reference', 'is not', null)
    .$narrowType<{ reference: string }>();
  const rows = await db
    .selectFrom('event_places')
    .select('reference')
    .where('held_until', '<=', now)
    .where('reference', 'not in', unsent)
    .execute();
  return rows.map(({ reference }) => reference);
}

/** Locks the event of a submission and returns its id. Always before the submission's row: another order could deadlock two servers. */
export async function lockEventOf(tx: Db, reference: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('event_places')
    .select('event')
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (row) await lockEvent(tx, row.event);
  return row?.event;
}

interface Release {
  reference: string;
  capacityOf(event: string): number;
  now: number;
}

/** Passes a submission's place to another registration of its address, or frees it; returns who moved up. */
export async function releasePlace(tx: Db, release: Release): Promise<PlaceHolder[]> {
  const place = await lockPlace(tx, release.reference);
  if (!place) return [];
  const [heir] = (await registrationsOf(tx, place)).filter((other) => other !== release.reference);
  if (heir === undefined) return freePlace(tx, place, release);
  await tx
    .updateTable('event_places')
    .set({ reference: heir })
    .where('reference', '=', release.reference)
    .execute();
  return [];
}

/** Frees a place that its address has not confirmed in time. Undefined if it has, or if another server freed it. */
export async function releaseExpiredPlace(tx: Db, release: Release): Promise<PlaceHolder[] | undefined> {
  const place = await lockPlace(tx, release.reference);
  if (!place?.held_until || place.held_until > release.now) return undefined;
  return freePlace(tx, place, release);
}

/** The place as it is while its event is locked. */
async function lockPlace(tx: Db, reference: string) {
  if ((await lockEventOf(tx, reference)) === undefined) return undefined;
  return tx
    .selectFrom('event_places')
    .select(['event', 'email', 'reference', 'place', 'held_until'])
    .where('reference', '=', reference)
    .executeTakeFirst();
}

async function freePlace(
  tx: Db,
  { event, email, place }: PlaceKey & { place: PlaceState },
  { capacityOf, now }: Release,
): Promise<PlaceHolder[]> {
  await tx.deleteFrom('event_places').where('event', '=', event).where('email', '=', email).execute();
  if (place !== 'confirmed') return [];
  await tx
    .updateTable('events')
    .set((eb) => ({ taken: eb('taken', '-', 1) }))
    .where('event', '=', event)
    .execute();
  return moveUp(tx, event, capacityOf(event), now);
}

type Events = ReturnType<SubmissionContext['events']>;

export async function countPlacesLeft(db: Db, events: Events): Promise<Record<string, PlacesLeft>> {
  const rows = await db.selectFrom('events').select(['event', 'taken']).execute();
  const taken = new Map(rows.map((row) => [row.event, row.taken]));
  return Object.fromEntries(
    [...events].map(([id, { capacity }]) => [id, placesLeft(capacity, taken.get(id) ?? 0)]),
  );
}

/** Upcoming events in the site's order, then past events that still have a list. */
export async function listEvents(db: Db, events: Events) {
  const rows = await db
    .selectFrom('event_places')
    .select((eb) => ['event', 'place', eb.fn.countAll<number>().as('count')])
    .groupBy(['event', 'place'])
    .orderBy('event')
    .execute();
  const count = (event: string, place: PlaceState) =>
    rows.find((row) => row.event === event && row.place === place)?.count ?? 0;
  const ids = new Set([...events.keys(), ...rows.map(({ event }) => event)]);
  return [...ids].map((id) => ({
    id,
    title: events.get(id)?.title ?? id,
    capacity: events.get(id)?.capacity ?? null,
    taken: count(id, 'confirmed'),
    waiting: count(id, 'waiting'),
  }));
}

const textOrEmpty = z.string().catch('');
/** Fields of registrations of any version. */
const values = z.object({
  name: textOrEmpty,
  phone: textOrEmpty,
  institution: textOrEmpty,
  role: textOrEmpty,
  needs: textOrEmpty,
});

export async function listAttendees(db: Db, event: string) {
  const rows = await db
    .selectFrom('event_places')
    .innerJoin('submissions', 'submissions.reference', 'event_places.reference')
    .select(['event_places.reference', 'event_places.place', 'event_places.email', 'event_places.created_at'])
    .select(['token', 'verified_at', 'body'])
    .where('event', '=', event)
    // "confirmed" sorts before "waiting".
    .orderBy('event_places.place')
    .orderBy('event_places.created_at')
    .orderBy('event_places.reference')
    .execute();
  return rows.map(({ reference, place, email, created_at, token, verified_at, body }) => ({
    reference,
    place,
    email: isAddress(email) ? email : '',
    ...values.parse(JSON.parse(body)),
    unconfirmed: token !== null && verified_at === null,
    at: created_at,
  }));
}
