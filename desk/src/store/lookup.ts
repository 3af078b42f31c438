// How far something is that a visitor sent. A wrong reference and a wrong address cost the same work and give the same
// answer, so that nobody learns here which references there are, or who wrote.
import { timingSafeEqual } from 'node:crypto';
import { type Progress, progressOf } from '@tred/contract/lookup';
import type { Seal } from '../secret.ts';
import type { Db } from './tables.ts';

/** Compared with when there is no such reference, or no address with it: nobody's. */
const nobody = { email: '', status: 'new', spam: null } as const;

export async function findProgress(
  db: Db,
  seal: Seal,
  { reference, email }: { reference: string; email: string },
): Promise<Progress | undefined> {
  const row = await db
    .selectFrom('submissions')
    .select(['email', 'status', 'spam'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  const entry = row ?? nobody;
  // Sealed, both are equally long, and where they differ tells nothing.
  const fits = timingSafeEqual(
    Buffer.from(seal(`lookup ${entry.email ?? ''}`)),
    Buffer.from(seal(`lookup ${email.toLowerCase()}`)),
  );
  return fits && entry.email ? progressOf(entry) : undefined;
}
