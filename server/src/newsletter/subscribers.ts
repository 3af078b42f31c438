// Newsletter subscribers: only addresses confirmed by email.
import { randomBytes } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import { forgetOldPages, type Store } from '../db/open-store.ts';
import { changesRow, type Db, type Tables } from '../db/tables.ts';
import { countUnsubscribed, forgetRecipients } from './issues.ts';

const confirmationInterval = 60 * 60_000;

/** Never confirmed, or refused by a mail server since: the link in a new email confirms the address again. */
const isUnconfirmed = (eb: ExpressionBuilder<Tables, 'subscribers'>) =>
  eb.or([eb('confirmed_at', 'is', null), eb('refused_at', 'is not', null)]);

/** The token for a confirmation email, or undefined if none is due. */
export async function subscribe(
  tx: Db,
  { email, source, now }: { email: string; source: string; now: number },
): Promise<string | undefined> {
  const token = randomBytes(24).toString('base64url');
  const added = await tx
    .insertInto('subscribers')
    .values({ email, token, source, created_at: now, confirmed_at: null, asked_at: now, refused_at: null })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .$call(changesRow);
  if (added) return token;
  const again = await tx
    .updateTable('subscribers')
    .set({ asked_at: now })
    .where('email', '=', email)
    .where(isUnconfirmed)
    .where('asked_at', '<=', now - confirmationInterval)
    .returning('token')
    .executeTakeFirst();
  return again?.token;
}

/** False for an unknown or expired link. */
export async function confirmSubscription(db: Db, token: string, now: number): Promise<boolean> {
  const known = await db
    .selectFrom('subscribers')
    .select('email')
    .where('token', '=', token)
    .executeTakeFirst();
  if (!known) return false;
  await db
    .updateTable('subscribers')
    .set((eb) => ({ confirmed_at: eb.fn.coalesce('confirmed_at', eb.val(now)), refused_at: null }))
    .where('token', '=', token)
    .where(isUnconfirmed)
    .execute();
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
    await forgetRecipients(tx, gone);
    // Emails about a submission stay with it.
    await tx
      .deleteFrom('outbox')
      .where('recipient', '=', gone.email)
      .where('reference', 'is', null)
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
