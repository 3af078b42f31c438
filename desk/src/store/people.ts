// Everything about one e-mail address: to hand out, or to erase.

import { sql } from 'kysely';
import type { SubmissionContext } from '../submission-context.ts';
import { undoFollowUp } from './form-effects.ts';
import { type EntryDetail, findSubmission } from './inbox.ts';
import type { Store } from './open-store.ts';

export interface Person {
  email: string;
  submissions: EntryDetail[];
  newsletter: { since: number; confirmed: number | null; source: string } | null;
  mails: { subject: string; text: string; state: string; createdAt: number }[];
}

const tidyEmail = (email: string) => email.trim().toLowerCase();

export async function exportPerson({ db }: Pick<Store, 'db'>, address: string): Promise<Person> {
  const email = tidyEmail(address);
  const rows = await db
    .selectFrom('submissions')
    .select('reference')
    .where('email', '=', email)
    .orderBy('created_at')
    .execute();
  const submissions: EntryDetail[] = [];
  for (const { reference } of rows) {
    const found = await findSubmission(db, reference);
    if (found) submissions.push(found);
  }
  const subscriber = await db
    .selectFrom('subscribers')
    .select(['created_at', 'confirmed_at', 'source'])
    .where('email', '=', email)
    .executeTakeFirst();
  const mails = await db
    .selectFrom('outbox')
    .select(['subject', 'text', 'state', 'created_at'])
    .where('recipient', '=', email)
    .orderBy('created_at')
    .execute();
  return {
    email,
    submissions,
    newsletter: subscriber
      ? { since: subscriber.created_at, confirmed: subscriber.confirmed_at, source: subscriber.source }
      : null,
    mails: mails.map(({ created_at, ...mail }) => ({ ...mail, createdAt: created_at })),
  };
}

/** Erases every row about an address; returns the references of the submissions there were. */
export async function erasePerson(
  store: Store,
  context: SubmissionContext,
  address: string,
  now: number,
): Promise<string[]> {
  const email = tidyEmail(address);
  const erased = await store.db.transaction().execute(async (tx) => {
    const rows = await tx.selectFrom('submissions').select('reference').where('email', '=', email).execute();
    const references = rows.map(({ reference }) => reference);
    for (const reference of references) await undoFollowUp({ tx, context, reference, now });
    if (references.length > 0) {
      await tx.deleteFrom('outbox').where('reference', 'in', references).execute();
      await tx.deleteFrom('submissions').where('reference', 'in', references).execute();
    }
    await tx.deleteFrom('event_places').where('email', '=', email).execute();
    await tx.deleteFrom('outbox').where('recipient', '=', email).execute();
    await tx.deleteFrom('subscribers').where('email', '=', email).execute();
    return references;
  });
  await forgetOldPages(store);
  return erased;
}

/** SQLite's write-ahead log still holds what was overwritten until it is folded back into the file. */
export async function forgetOldPages({ db, kind }: Store): Promise<void> {
  if (kind === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
