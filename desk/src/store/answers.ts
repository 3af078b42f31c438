// Answers of staff to a submission: emails of the outbox, which their author can take back until one is sent.
import type { Answer } from '@tred/contract/desk-api';
import { enqueue } from './outbox.ts';
import type { Db } from './tables.ts';

/** An answer waits this long for an undo. */
const undoTime = 10_000;

/** The oldest first. */
export async function findAnswers(db: Db, reference: string): Promise<Answer[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'author', 'recipient', 'subject', 'text', 'state', 'attempts', 'last_error'])
    .select(['created_at', 'sent_at'])
    .where('reference', '=', reference)
    .where('kind', '=', 'answer')
    .orderBy('created_at')
    .execute();
  return rows.map(({ author, recipient, last_error, created_at, sent_at, ...answer }) => ({
    ...answer,
    author: author ?? '',
    to: recipient,
    error: last_error,
    at: sent_at ?? created_at,
  }));
}

export const sendAnswer = (
  tx: Db,
  answer: { reference: string; to: string; subject: string; text: string; author: string },
  now: number,
): Promise<void> => enqueue(tx, { kind: 'answer', ...answer, notBefore: now + undoTime }, now);

/** False once it is being sent. */
export async function takeBackAnswer(
  tx: Db,
  { id, reference, author }: { id: string; reference: string; author: string },
): Promise<boolean> {
  const gone = await tx
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('reference', '=', reference)
    .where('kind', '=', 'answer')
    .where('author', '=', author)
    .where('attempts', '=', 0)
    .executeTakeFirst();
  return gone.numDeletedRows === 1n;
}
