// People for tests, whose passwords are quick to check.
import { type Right, rights } from '@tred/contract/rights';
import { hashPassword } from '../inbox/passwords.ts';
import { addStaff } from './staff.ts';
import type { Db } from './tables.ts';

/** Passwords are slow to check by design; in tests they need not be. */
export const cheap = 2 ** 4;
export const testPassword = 'correct horse battery';

/** With every right unless said. */
export async function addTestStaff(
  db: Db,
  name: string,
  { rights: held = rights, password = testPassword }: { rights?: readonly Right[]; password?: string } = {},
): Promise<void> {
  await addStaff(db, { name, hash: await hashPassword(password, cheap), rights: held, now: 0 });
}
