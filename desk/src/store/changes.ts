// Several entries marked at once, and back.
import type { Change } from '@tred/contract/workplace-api';
import type { Db } from './tables.ts';

/** Gives each entry its status; returns what those that changed were before. Entries that are gone are passed over. */
export async function changeStatuses(tx: Db, changes: readonly Change[], now: number): Promise<Change[]> {
  const wanted = new Map(changes.map(({ reference, status }) => [reference, status]));
  if (wanted.size === 0) return [];
  // In one order, so that two people who mark the same entries at once do not wait for each other.
  const rows = await tx
    .selectFrom('submissions')
    .select(['reference', 'status'])
    .where('reference', 'in', [...wanted.keys()])
    .orderBy('reference')
    .execute();
  const before = rows.filter(({ reference, status }) => wanted.get(reference) !== status);
  for (const { reference } of before) {
    const status = wanted.get(reference);
    if (status) {
      await tx
        .updateTable('submissions')
        .set({ status, updated_at: now })
        .where('reference', '=', reference)
        .execute();
    }
  }
  return before;
}
