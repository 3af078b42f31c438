// Answers of staff to a submission: emails of the outbox, which their author can take back until one is sent.
import { changesRow, type Db, type Tables } from '../db/tables.ts';
import { enqueue } from '../outbox/outbox.ts';

const undoTime = 10_000;

const toMail = (row: Tables['outbox']) => ({
  to: row.recipient,
  subject: row.subject,
  state: row.state,
  attempts: row.attempts,
  error: row.last_error,
  at: row.sent_at ?? row.created_at,
});

export type Mail = ReturnType<typeof toMail>;

export interface Answer extends Mail {
  id: string;
  author: string;
  text: string;
}

/** Emails about a submission, the oldest first: those that staff wrote, and the others. */
export async function emailsAbout(db: Db, reference: string): Promise<{ answers: Answer[]; mails: Mail[] }> {
  const emails = db.selectFrom('outbox').selectAll().where('reference', '=', reference).orderBy('created_at');
  const answers = await emails.where('kind', '=', 'answer').execute();
  const others = await emails.where('kind', '!=', 'answer').execute();
  return {
    answers: answers.map((row) => ({ ...toMail(row), id: row.id, author: row.author ?? '', text: row.text })),
    mails: others.map(toMail),
  };
}

export const sendAnswer = (
  tx: Db,
  answer: { reference: string; to: string; subject: string; text: string; author: string },
  now: number,
): Promise<void> => enqueue(tx, { kind: 'answer', ...answer, notBefore: now + undoTime }, now);

/** False once it was handed to the mail server, also without success: that may have delivered it. */
export const takeBackAnswer = (
  tx: Db,
  { id, reference, author }: { id: string; reference: string; author: string },
): Promise<boolean> =>
  tx
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('reference', '=', reference)
    .where('kind', '=', 'answer')
    .where('author', '=', author)
    .where('attempts', '=', 0)
    .where('last_error', 'is', null)
    .$call(changesRow);
