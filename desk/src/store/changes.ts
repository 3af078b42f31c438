// Several entries marked at once, and back.
import type { Status } from '@tred/contract/desk-api';
import type { Change } from '@tred/contract/workplace-api';
import { hiddenForms, type Sight } from './sight.ts';
import type { Db } from './tables.ts';

export interface Changed {
  reference: string;
  from: Status;
  to: Status;
}

interface Asked {
  changes: readonly Change[];
  sight: Sight;
  now: number;
}

/** Gives each entry its status; returns those that changed. What is gone, or not for these eyes, is passed over. */
export async function changeStatuses(tx: Db, { changes, sight, now }: Asked): Promise<Changed[]> {
  const wanted = new Map(changes.map(({ reference, status }) => [reference, status]));
  if (wanted.size === 0) return [];
  const hidden: readonly string[] = hiddenForms(sight);
  // In one order, so that two people who mark the same entries at once do not wait for each other.
  const rows = await tx
    .selectFrom('submissions')
    .select(['reference', 'form', 'status'])
    .where('reference', 'in', [...wanted.keys()])
    .orderBy('reference')
    .execute();
  const changed: Changed[] = [];
  for (const { reference, form, status } of rows) {
    const to = wanted.get(reference);
    if (to === undefined || to === status || hidden.includes(form)) continue;
    await tx
      .updateTable('submissions')
      .set({ status: to, updated_at: now })
      .where('reference', '=', reference)
      .execute();
    changed.push({ reference, from: status, to });
  }
  return changed;
}
