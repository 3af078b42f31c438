// Votes for feature requests: one for each visitor and request.
import { hash } from 'node:crypto';
import { makeReference } from '@tred/contract/reference';
import { changesRow, type Db } from '../db/tables.ts';

/** A random id from the page, or a keyed hash of the visitor. */
const hashVoter = (voter: string) => hash('sha256', voter, 'base64url');

export async function castVote(
  db: Db,
  { request, voter, now }: { request: string; voter: string; now: number },
): Promise<{ reference: string; repeat: boolean }> {
  const reference = makeReference();
  const added = await db
    .insertInto('votes')
    .values({ request, voter: hashVoter(voter), reference, created_at: now })
    .onConflict((conflict) => conflict.columns(['request', 'voter']).doNothing())
    .$call(changesRow);
  if (added) return { reference, repeat: false };
  const first = await db
    .selectFrom('votes')
    .select('reference')
    .where('request', '=', request)
    .where('voter', '=', hashVoter(voter))
    .executeTakeFirstOrThrow();
  return { reference: first.reference, repeat: true };
}

/** Idempotent. */
export async function withdrawVote(
  db: Db,
  { request, voter }: { request: string; voter: string },
): Promise<{ reference: string; repeat: boolean }> {
  const removed = await db
    .deleteFrom('votes')
    .where('request', '=', request)
    .where('voter', '=', hashVoter(voter))
    .$call(changesRow);
  return { reference: makeReference(), repeat: !removed };
}

export async function countVotes(db: Db): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('votes')
    .select((eb) => ['request', eb.fn.countAll<number>().as('count')])
    .groupBy('request')
    .execute();
  return Object.fromEntries(rows.map(({ request, count }) => [request, count]));
}
