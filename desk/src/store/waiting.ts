// What waits for somebody or something: entries for an answer, letters for the post.
import type { Status } from '@tred/contract/desk-api';
import type { Db } from './tables.ts';

export interface OpenEntries {
  form: string;
  status: Status;
  count: number;
  /** When the oldest of them came. */
  since: number;
}

/** Those not handled yet; quarantine is nobody's work. */
export const oldestOpen = (db: Db): Promise<OpenEntries[]> =>
  db
    .selectFrom('submissions')
    .where('spam', 'is', null)
    .where('status', '!=', 'done')
    .select((eb) => [
      'form',
      'status',
      eb.fn.countAll<number>().as('count'),
      eb.fn.min<number>('created_at').as('since'),
    ])
    .groupBy(['form', 'status'])
    .execute();

export async function outboxState(
  db: Db,
): Promise<{ waiting: number; failed: number; since: number | undefined }> {
  const rows = await db
    .selectFrom('outbox')
    .where('state', '!=', 'sent')
    .select((eb) => [
      'state',
      eb.fn.countAll<number>().as('count'),
      eb.fn.min<number>('created_at').as('since'),
    ])
    .groupBy('state')
    .execute();
  const of = (state: 'waiting' | 'failed') => rows.find((row) => row.state === state);
  return {
    waiting: of('waiting')?.count ?? 0,
    failed: of('failed')?.count ?? 0,
    since: of('waiting')?.since,
  };
}

/** When the newest copy of the database was made; undefined without one. */
export async function lastBackup(db: Db): Promise<number | undefined> {
  const line = await db
    .selectFrom('audit')
    .select('at')
    .where('what', '=', 'backup-made')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return line?.at;
}
