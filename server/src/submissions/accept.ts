// Stores a submission, its effects and its emails in one transaction.
import { hash } from 'node:crypto';
import type { PlaceState, SpamReason } from '@tred/contract/admin-api';
import { makeReference } from '@tred/contract/reference';
import { checkSubmission, type Submission } from '@tred/contract/registry';
import type { Store } from '../db/open-store.ts';
import { changesRow, type Db } from '../db/tables.ts';
import type { SubmissionContext } from '../submission-context.ts';
import { followUp } from './effects.ts';
import { keepSpamUntil, keepSubmissionUntil } from './terms.ts';

export interface Arrival {
  submission: Submission;
  spam: SpamReason | null;
  /** Idempotency keys; the submission is stored under the first. */
  keys: readonly string[];
  now: number;
  skipsReceipt?: boolean;
}

export type Acceptance =
  | { outcome: 'stored' | 'repeat'; reference: string; repliedPlace: PlaceState | null }
  | { outcome: 'conflict' };

export const hashValues = (values: Submission['values']) =>
  hash('sha256', JSON.stringify(values), 'base64url');

export const emailOf = ({ values }: Submission) => ('email' in values && values.email.toLowerCase()) || null;

function searchText(reference: string, values: Submission['values']): string {
  return [
    reference,
    ...Object.values(values).map((value) => (typeof value === 'string' ? value : JSON.stringify(value))),
  ]
    .join('\n')
    .toLowerCase();
}

function hasSameValues(earlier: { body: string; body_hash: string }, { form, values }: Submission): boolean {
  const bodyHash = hashValues(values);
  if (earlier.body_hash === bodyHash) return true;
  // The form may have new fields since: compares by today's form.
  const reread = checkSubmission(form, JSON.parse(earlier.body));
  return reread.ok && hashValues(reread.submission.values) === bodyHash;
}

async function findEarlier(tx: Db, { submission, keys }: Arrival): Promise<Acceptance | undefined> {
  if (keys.length === 0) return undefined;
  const row = await tx
    .selectFrom('submissions')
    .select(['reference', 'body', 'body_hash', 'replied_place'])
    .where('form', '=', submission.form)
    .where('idempotency_key', 'in', keys)
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  if (!hasSameValues(row, submission)) return { outcome: 'conflict' };
  return { outcome: 'repeat', reference: row.reference, repliedPlace: row.replied_place };
}

export function acceptSubmission(
  store: Pick<Store, 'write'>,
  context: SubmissionContext,
  arrival: Arrival,
): Promise<Acceptance> {
  return store.write(async (tx) => {
    const { submission, spam, keys, now, skipsReceipt = false } = arrival;
    const { form, values } = submission;
    // The insert itself finds a repeat under the first key.
    const earlier = keys.length > 1 ? await findEarlier(tx, arrival) : undefined;
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
          email: emailOf(submission),
          body: JSON.stringify(values),
          search: searchText(reference, values),
          idempotency_key: keys[0] ?? null,
          body_hash: hashValues(values),
          replied_place: null,
          created_at: now,
          updated_at: now,
          keep_until: spam
            ? keepSpamUntil(context, now)
            : keepSubmissionUntil(context, { form, values, createdAt: now }),
        })
        .onConflict((conflict) => conflict.doNothing())
        .$call(changesRow);
      if (added) {
        const scope = { tx, context, reference, now, skipsReceipt };
        const repliedPlace = spam ? null : await followUp(submission, scope);
        return { outcome: 'stored', reference, repliedPlace };
      }
      // The key existed already; or, very rarely, the reference.
      const repeated = await findEarlier(tx, arrival);
      if (repeated) return repeated;
    }
  });
}
