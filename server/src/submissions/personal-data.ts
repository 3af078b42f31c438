// Exports or erases all data about one person, found by email address or phone number.
import { E164, normalisePhone } from '@tred/contract/phone';
import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely';
import { forgetOldPages, type Store } from '../db/open-store.ts';
import type { Db, Tables } from '../db/tables.ts';
import type { SubmissionContext } from '../submission-context.ts';
import { eraseSubmission } from './effects.ts';
import { findSubmission, type SubmissionWithHistory } from './submissions.ts';
import { hiddenForms, type Visibility } from './visible-forms.ts';

export type Person = { email: string } | { phone: string };

export function readPerson(typed: string): Person | undefined {
  if (typed.includes('@')) return { email: typed.trim().toLowerCase() };
  const phone = normalisePhone(typed);
  return E164.test(phone) ? { phone } : undefined;
}

/** A phone number is a whole value of any field; JSON escapes the quotation marks inside texts. */
const isFrom = (person: Person) => (eb: ExpressionBuilder<Tables, 'submissions'>) =>
  'email' in person ? eb('email', '=', person.email) : eb('body', 'like', `%:"${person.phone}"%`);

const hiddenSubmissions = (db: Db, person: Person, visibility: Visibility) =>
  db
    .selectFrom('submissions')
    .select('reference')
    .where(isFrom(person))
    .where((eb) => {
      const hidden = hiddenForms(visibility);
      return hidden.length > 0 ? eb('form', 'in', hidden) : eb.lit(false);
    });

/** Emails about other submissions, or about none. */
const notAbout =
  (submissions: SelectQueryBuilder<Tables, 'submissions', { reference: string }>) =>
  (eb: ExpressionBuilder<Tables, 'outbox'>) =>
    eb.or([eb('reference', 'is', null), eb('reference', 'not in', submissions)]);

async function visibleSubmissions(db: Db, person: Person, visibility: Visibility): Promise<string[]> {
  const rows = await db
    .selectFrom('submissions')
    .select('reference')
    .where(isFrom(person))
    .where('reference', 'not in', hiddenSubmissions(db, person, visibility))
    .orderBy('created_at')
    .execute();
  return rows.map(({ reference }) => reference);
}

export async function exportPersonalData({ db }: Pick<Store, 'db'>, person: Person, visibility: Visibility) {
  const submissions: SubmissionWithHistory[] = [];
  for (const reference of await visibleSubmissions(db, person, visibility)) {
    const found = await findSubmission(db, reference, visibility);
    if (found) submissions.push(found);
  }
  // Newsletter and emails belong to an address.
  if (!('email' in person)) return { ...person, submissions, newsletter: null, mails: [] };
  const { email } = person;
  const subscriber = await db
    .selectFrom('subscribers')
    .select(['created_at', 'confirmed_at', 'source'])
    .where('email', '=', email)
    .executeTakeFirst();
  const mails = await db
    .selectFrom('outbox')
    .select(['subject', 'text', 'state', 'created_at'])
    .where('recipient', '=', email)
    .where(notAbout(hiddenSubmissions(db, person, visibility)))
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
  person: Person;
  visibility: Visibility;
  now: number;
  record(tx: Db, references: readonly string[]): Promise<void>;
}

export async function erasePersonalData(
  store: Store,
  context: SubmissionContext,
  { person, visibility, now, record }: Erasure,
): Promise<string[]> {
  const erased = await store.db.transaction().execute(async (tx) => {
    const references = await visibleSubmissions(tx, person, visibility);
    for (const reference of references) await eraseSubmission({ tx, context, reference, now });
    if ('email' in person) {
      const { email } = person;
      await tx
        .deleteFrom('outbox')
        .where('recipient', '=', email)
        .where(notAbout(hiddenSubmissions(tx, person, visibility)))
        .execute();
      await tx.deleteFrom('subscribers').where('email', '=', email).execute();
    }
    await record(tx, references);
    return references;
  });
  await forgetOldPages(store);
  return erased;
}
