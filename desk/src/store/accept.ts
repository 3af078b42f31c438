// Takes a submission in: one transaction puts the row, what follows from it and the mail about it on disk.
import { createHash } from 'node:crypto';
import type { Place, SpamReason } from '@tred/contract/desk-api';
import { makeReference } from '@tred/contract/reference';
import type { Letters } from '../mail/letters.ts';
import { releasePlace, takePlace } from './event-places.ts';
import type { Store } from './open-store.ts';
import { enqueue, type Letter } from './outbox.ts';
import { subscribe } from './subscribers.ts';
import type { Db } from './tables.ts';

/** What the desk knows of the site when it takes something in. */
export interface House {
  letters: Letters;
  capacityOf(event: string): number;
}

export interface Submission {
  form: string;
  values: Record<string, unknown>;
  spam: SpamReason | null;
  /** Repeats under any of these are one submission; it is kept under the first. */
  keys: readonly string[];
  now: number;
}

export type Acceptance =
  | { outcome: 'stored' | 'repeat'; reference: string; place: Place | null }
  | { outcome: 'conflict' };

export const hashValues = (values: Record<string, unknown>) =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url');

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

export const emailOf = (values: Record<string, unknown>) => textOf(values.email).toLowerCase() || null;

function searchText(reference: string, values: Record<string, unknown>): string {
  return [
    reference,
    ...Object.values(values).map((value) => (typeof value === 'string' ? value : JSON.stringify(value))),
  ]
    .join('\n')
    .toLowerCase();
}

async function findEarlier(tx: Db, { form, keys, values }: Submission): Promise<Acceptance | undefined> {
  if (keys.length === 0) return undefined;
  const row = await tx
    .selectFrom('submissions')
    .select(['reference', 'body_hash', 'place'])
    .where('form', '=', form)
    .where('idempotency_key', 'in', keys)
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.body_hash !== hashValues(values)) return { outcome: 'conflict' };
  return { outcome: 'repeat', reference: row.reference, place: row.place };
}

const enqueueAll = async (tx: Db, letters: readonly (Letter | undefined)[], now: number) => {
  for (const letter of letters) if (letter) await enqueue(tx, letter, now);
};

async function tellThoseWhoMovedUp(tx: Db, house: House, references: string[], now: number): Promise<void> {
  for (const reference of references) {
    const row = await tx
      .selectFrom('submissions')
      .select(['body', 'email'])
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (!row?.email) continue;
    const event = textOf(JSON.parse(row.body).event);
    await enqueue(
      tx,
      house.letters.eventPlace({ reference, email: row.email, event, place: 'confirmed' }),
      now,
    );
  }
}

/** What follows from a genuine submission: a place, a request to confirm, a note to staff. */
export async function followUp(
  tx: Db,
  house: House,
  { reference, form, values, now }: Pick<Submission, 'form' | 'values' | 'now'> & { reference: string },
): Promise<Place | null> {
  const email = emailOf(values);
  if (form === 'newsletter' && email) {
    const token = await subscribe(tx, { email, source: textOf(values.source), now });
    await enqueueAll(tx, [token ? house.letters.confirmSubscription({ email, token }) : undefined], now);
    return null;
  }
  if (form !== 'event-registration' || !email) {
    await enqueueAll(tx, [house.letters.notification({ reference, form })], now);
    return null;
  }
  const event = textOf(values.event);
  const capacity = house.capacityOf(event);
  const { place, movedUp } = await takePlace(tx, { event, email, reference, capacity, now });
  await tx.updateTable('submissions').set({ place }).where('reference', '=', reference).execute();
  await enqueueAll(
    tx,
    [
      house.letters.eventPlace({ reference, email, event, place }),
      house.letters.notification({ reference, form }),
    ],
    now,
  );
  await tellThoseWhoMovedUp(tx, house, movedUp, now);
  return place;
}

/** Takes back what a submission that turns out to be spam, or is erased, was given. */
export async function undoFollowUp(tx: Db, house: House, reference: string, now: number): Promise<void> {
  const movedUp = await releasePlace(tx, reference, house.capacityOf);
  await tx.updateTable('submissions').set({ place: null }).where('reference', '=', reference).execute();
  await tellThoseWhoMovedUp(tx, house, movedUp, now);
}

export function acceptSubmission(
  store: Pick<Store, 'write'>,
  house: House,
  submission: Submission,
): Promise<Acceptance> {
  return store.write(async (tx) => {
    const { form, values, spam, keys, now } = submission;
    // A repeat under the first key is found by the insert itself.
    const earlier = keys.length > 1 ? await findEarlier(tx, submission) : undefined;
    if (earlier) return earlier;
    for (;;) {
      const reference = makeReference();
      const added = await tx
        .insertInto('submissions')
        .values({
          reference,
          form,
          status: 'new',
          spam,
          email: emailOf(values),
          body: JSON.stringify(values),
          search: searchText(reference, values),
          idempotency_key: keys[0] ?? null,
          body_hash: hashValues(values),
          place: null,
          created_at: now,
          updated_at: now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (added.numInsertedOrUpdatedRows === 1n) {
        const place = spam ? null : await followUp(tx, house, { reference, form, values, now });
        return { outcome: 'stored', reference, place };
      }
      // The key was there already; or, once in a very long time, the reference was.
      const repeated = await findEarlier(tx, submission);
      if (repeated) return repeated;
    }
  });
}
