// Votes for feature requests: one for each visitor and request.
import { createHmac, randomBytes } from 'node:crypto';
import { makeReference } from '@tred/contract/reference';
import type { Db } from './tables.ts';

/** A secret of this database, made once, so that a voter's name cannot be guessed back from its hash. */
async function voteSecret(db: Db): Promise<string> {
  await db
    .insertInto('meta')
    .values({ key: 'vote-secret', value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const row = await db
    .selectFrom('meta')
    .select('value')
    .where('key', '=', 'vote-secret')
    .executeTakeFirstOrThrow();
  return row.value;
}

async function hashVoter(db: Db, voter: string): Promise<string> {
  return createHmac('sha256', await voteSecret(db))
    .update(voter)
    .digest('base64url');
}

export async function castVote(
  db: Db,
  { request, voter, now }: { request: string; voter: string; now: number },
): Promise<{ reference: string; repeat: boolean }> {
  const hash = await hashVoter(db, voter);
  const reference = makeReference();
  const added = await db
    .insertInto('votes')
    .values({ request, voter: hash, reference, created_at: now })
    .onConflict((conflict) => conflict.columns(['request', 'voter']).doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows === 1n) return { reference, repeat: false };
  const first = await db
    .selectFrom('votes')
    .select('reference')
    .where('request', '=', request)
    .where('voter', '=', hash)
    .executeTakeFirstOrThrow();
  return { reference: first.reference, repeat: true };
}

/** Taking back a vote that is not there is done already. */
export async function withdrawVote(
  db: Db,
  { request, voter }: { request: string; voter: string },
): Promise<{ reference: string; repeat: boolean }> {
  const hash = await hashVoter(db, voter);
  const removed = await db
    .deleteFrom('votes')
    .where('request', '=', request)
    .where('voter', '=', hash)
    .executeTakeFirst();
  return { reference: makeReference(), repeat: removed.numDeletedRows === 0n };
}

export async function countVotes(db: Db): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('votes')
    .select((eb) => ['request', eb.fn.countAll<number>().as('count')])
    .groupBy('request')
    .execute();
  return Object.fromEntries(rows.map(({ request, count }) => [request, count]));
}
