// Exports or erases all data about one email address.

import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely';
import type { SubmissionContext } from '../submission-context.ts';
import { eraseSubmission } from './form-effects.ts';
import { forgetOldPages, type Store } from './open-store.ts';
import { findSubmission, type SubmissionWithHistory } from './submissions.ts';
import type { Db, Tables } from './tables.ts';
import { hiddenForms, type Visibility } from './visible-forms.ts';

const tidyEmail = (email: string) => email.trim().toLowerCase();

/** Submissions of an address that the user may not see. */
const hiddenSubmissions = (db: Db, email: string, visibility: Visibility) =>
  db
    .selectFrom('submissions')
    .select('reference')
    .where('email', '=', email)
    .where((eb) => {
      const hidden = hiddenForms(visibility);
      return hidden.length > 0 ? eb('form', 'in', hidden) : eb.lit(false);
    });

/** Emails about other submissions, or about none. */
const notAbout =
  (entries: SelectQueryBuilder<Tables, 'submissions', { reference: string }>) =>
  (eb: ExpressionBuilder<Tables, 'outbox'>) =>
    eb.or([eb('reference', 'is', null), eb('reference', 'not in', entries)]);

async function visibleSubmissions(db: Db, email: string, visibility: Visibility): Promise<string[]> {
  const rows = await db
    .selectFrom('submissions')
    .select('reference')
    .where('email', '=', email)
    .where('reference', 'not in', hiddenSubmissions(db, email, visibility))
    .orderBy('created_at')
    .execute();
  return rows.map(({ reference }) => reference);
}

export async function exportPersonalData({ db }: Pick<Store, 'db'>, address: string, visibility: Visibility) {
  const email = tidyEmail(address);
  const submissions: SubmissionWithHistory[] = [];
  for (const reference of await visibleSubmissions(db, email, visibility)) {
    const found = await findSubmission(db, reference, visibility);
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
    .where(notAbout(hiddenSubmissions(db, email, visibility)))
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

interface Erasure {
  address: string;
  /** The user's view: data outside it stays. */
  visibility: Visibility;
  now: number;
  /** Adds the audit line in the same transaction. */
  record(tx: Db, references: readonly string[]): Promise<void>;
}

export async function erasePersonalData(
  store: Store,
  context: SubmissionContext,
  { address, visibility, now, record }: Erasure,
): Promise<string[]> {
  const email = tidyEmail(address);
  const erased = await store.db.transaction().execute(async (tx) => {
    const references = await visibleSubmissions(tx, email, visibility);
    for (const reference of references) await eraseSubmission({ tx, context, reference, now });
    await tx
      .deleteFrom('outbox')
      .where('recipient', '=', email)
      .where(notAbout(hiddenSubmissions(tx, email, visibility)))
      .execute();
    await tx.deleteFrom('subscribers').where('email', '=', email).execute();
    await record(tx, references);
    return references;
  });
  await forgetOldPages(store);
  return erased;
}
