// Newsletter subscribers: only addresses confirmed by email.
import { randomBytes } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import { forgetOldPages, type Store } from '../db/open-store.ts';
import { changesRow, type Db, type Tables } from '../db/tables.ts';
import { dayLength } from '../kampala-days.ts';
import { countUnsubscribed } from './issues.ts';

const confirmationInterval = 60 * 60_000;

/** Never confirmed, or refused by a mail server since: the link in a new email confirms the address again. */
const isUnconfirmed = (eb: ExpressionBuilder<Tables, 'subscribers'>) =>
  eb.or([eb('confirmed_at', 'is', null), eb('refused_at', 'is not', null)]);

/** The token for a confirmation email, or undefined if none is due. */
export async function subscribe(
  tx: Db,
  { email, source, now, keepDays }: { email: string; source: string; now: number; keepDays: number },
): Promise<string | undefined> {
  const token = randomBytes(24).toString('base64url');
  const asked = { asked_at: now, keep_until: now + keepDays * dayLength };
  const added = await tx
    .insertInto('subscribers')
    .values({ email, token, source, created_at: now, confirmed_at: null, refused_at: null, ...asked })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .$call(changesRow);
  if (added) return token;
  if (await isConfirmed(tx, email)) await keepSubmissions(tx, email);
  const again = await tx
    .updateTable('subscribers')
    .set((eb) => ({
      asked_at: now,
      keep_until: eb.case().when('confirmed_at', 'is', null).then(asked.keep_until).else(null).end(),
    }))
    .where('email', '=', email)
    .where(isUnconfirmed)
    .where('asked_at', '<=', now - confirmationInterval)
    .returning('token')
    .executeTakeFirst();
  return again?.token;
}

const isConfirmed = async (tx: Db, email: string): Promise<boolean> =>
  (await tx
    .selectFrom('subscribers')
    .select('email')
    .where('email', '=', email)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()) !== undefined;

/** As long as the subscription. */
const keepSubmissions = (tx: Db, email: string) =>
  tx
    .updateTable('submissions')
    .set({ keep_until: null })
    .where('form', '=', 'newsletter')
    .where('email', '=', email)
    .where('spam', 'is', null)
    .execute();

/** In a transaction. False for an unknown or expired link. */
export async function confirmSubscription(tx: Db, token: string, now: number): Promise<boolean> {
  const known = await tx
    .selectFrom('subscribers')
    .select('email')
    .where('token', '=', token)
    .executeTakeFirst();
  if (!known) return false;
  await tx
    .updateTable('subscribers')
    .set((eb) => ({
      confirmed_at: eb.fn.coalesce('confirmed_at', eb.val(now)),
      refused_at: null,
      keep_until: null,
    }))
    .where('token', '=', token)
    .where(isUnconfirmed)
    .execute();
  await keepSubmissions(tx, known.email);
  return true;
}

/** Deletes the address. Idempotent. */
export async function unsubscribe(store: Store, token: string): Promise<void> {
  const left = await store.db.transaction().execute(async (tx) => {
    const gone = await tx
      .deleteFrom('subscribers')
      .where('token', '=', token)
      .returning('email')
      .executeTakeFirst();
    if (!gone) return false;
    await tx
      .deleteFrom('submissions')
      .where('form', '=', 'newsletter')
      .where('email', '=', gone.email)
      .execute();
    await countUnsubscribed(tx, gone.email);
    // Emails about a submission stay with it.
    await tx
      .deleteFrom('outbox')
      .where('recipient', '=', gone.email)
      .where((eb) => eb.or([eb('reference', 'is', null), eb('kind', '=', 'newsletter')]))
      .execute();
    return true;
  });
  if (left) await forgetOldPages(store);
}

export function listSubscribers(db: Db) {
  return db
    .selectFrom('subscribers')
    .select(['email', 'token', 'source', 'confirmed_at'])
    .where('confirmed_at', 'is not', null)
    .orderBy('email')
    .execute();
}
