// Votes for feature requests: one for each visitor and request.
import { hash } from 'node:crypto';
import { makeReference } from '@tred/contract/reference';
import { changesRow, type Db } from '../db/tables.ts';

/** A random id from the page, or a keyed hash of the visitor. */
const hashVoter = (voter: string) => hash('sha256', voter, 'base64url');

/** In a transaction. */
export async function castVote(
  tx: Db,
  { request, voter, now, keepUntil }: { request: string; voter: string; now: number; keepUntil: number },
): Promise<{ reference: string; repeat: boolean }> {
  const reference = makeReference();
  const added = await tx
    .insertInto('votes')
    .values({ request, voter: hashVoter(voter), reference, created_at: now, keep_until: keepUntil })
    .onConflict((conflict) => conflict.columns(['request', 'voter']).doNothing())
    .$call(changesRow);
  if (added) {
    await tx
      .insertInto('vote_counts')
      .values({ request, count: 1 })
      .onConflict((conflict) =>
        conflict.column('request').doUpdateSet((eb) => ({ count: eb('vote_counts.count', '+', 1) })),
      )
      .execute();
    return { reference, repeat: false };
  }
  const first = await tx
    .selectFrom('votes')
    .select('reference')
    .where('request', '=', request)
    .where('voter', '=', hashVoter(voter))
    .executeTakeFirstOrThrow();
  return { reference: first.reference, repeat: true };
}

/** In a transaction. Idempotent. */
export async function withdrawVote(
  tx: Db,
  { request, voter }: { request: string; voter: string },
): Promise<{ reference: string; repeat: boolean }> {
  const removed = await tx
    .deleteFrom('votes')
    .where('request', '=', request)
    .where('voter', '=', hashVoter(voter))
    .$call(changesRow);
  if (removed)
    await tx
      .updateTable('vote_counts')
      .set((eb) => ({ count: eb('count', '-', 1) }))
      .where('request', '=', request)
      .execute();
  return { reference: makeReference(), repeat: !removed };
}

export async function countVotes(db: Db): Promise<Record<string, number>> {
  const rows = await db.selectFrom('vote_counts').selectAll().execute();
  return Object.fromEntries(rows.map(({ request, count }) => [request, count]));
}

/** The hashes of voters whose time is over, and the votes for requests that are no longer listed. */
export async function eraseVotes(tx: Db, listed: ReadonlySet<string>, now: number): Promise<void> {
  await tx.deleteFrom('votes').where('keep_until', '<', now).execute();
  const counted = Object.keys(await countVotes(tx));
  // A site without a list has no say.
  const unlisted = listed.size > 0 ? counted.filter((request) => !listed.has(request)) : [];
  if (unlisted.length === 0) return;
  for (const table of ['votes', 'vote_counts'] as const)
    await tx.deleteFrom(table).where('request', 'in', unlisted).execute();
}
