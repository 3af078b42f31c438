// Places at events: never more than there are, first come first served, then a waiting list that moves up.

import type { Place } from '@tred/contract/desk-api';
import type { Db } from './tables.ts';

/** Holds the event's row, so that registrations for one event go one after the other, on any number of desks. */
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

async function takeOne(tx: Db, event: string, capacity: number): Promise<boolean> {
  const result = await tx
    .updateTable('events')
    .set((eb) => ({ taken: eb('taken', '+', 1) }))
    .where('event', '=', event)
    .where('taken', '<', capacity)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Someone who has, or waits for, a place. */
export interface PlaceHolder {
  event: string;
  email: string;
  reference: string;
}

/** Gives free places to those who have waited longest; returns who they are. */
async function moveUp(tx: Db, event: string, capacity: number): Promise<PlaceHolder[]> {
  const moved: PlaceHolder[] = [];
  for (;;) {
    const next = await tx
      .selectFrom('event_places')
      .select(['event', 'email', 'reference'])
      .where('event', '=', event)
      .where('place', '=', 'waiting')
      .orderBy('created_at')
      .orderBy('reference')
      .limit(1)
      .executeTakeFirst();
    if (!next || !(await takeOne(tx, event, capacity))) return moved;
    const { reference } = next;
    await tx
      .updateTable('event_places')
      .set({ place: 'confirmed' })
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

export interface PlaceRequest extends PlaceHolder {
  capacity: number;
  now: number;
}

/** A second registration of one address for one event keeps the place it had. */
export async function takePlace(
  tx: Db,
  request: PlaceRequest,
): Promise<{ place: Place; movedUp: PlaceHolder[] }> {
  const { event, email, reference, capacity, now } = request;
  await lockEvent(tx, event);
  const had = await tx
    .selectFrom('event_places')
    .select('place')
    .where('event', '=', event)
    .where('email', '=', email)
    .executeTakeFirst();
  if (had) return { place: had.place, movedUp: [] };
  // Whoever waited while the event was made larger comes before someone new.
  const movedUp = await moveUp(tx, event, capacity);
  const place = (await takeOne(tx, event, capacity)) ? 'confirmed' : 'waiting';
  await tx.insertInto('event_places').values({ event, email, reference, place, created_at: now }).execute();
  return { place, movedUp };
}

/** Frees the place that a submission holds; returns those who moved up. */
export async function releasePlace(
  tx: Db,
  reference: string,
  capacityOf: (event: string) => number,
): Promise<PlaceHolder[]> {
  const held = await tx
    .selectFrom('event_places')
    .select(['event', 'place'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!held) return [];
  await lockEvent(tx, held.event);
  await tx.deleteFrom('event_places').where('reference', '=', reference).execute();
  if (held.place === 'waiting') return [];
  await tx
    .updateTable('events')
    .set((eb) => ({ taken: eb('taken', '-', 1) }))
    .where('event', '=', held.event)
    .execute();
  return moveUp(tx, held.event, capacityOf(held.event));
}
