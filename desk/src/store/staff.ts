// Who may open the inbox, and who is in it now.
import { createHash, randomBytes } from 'node:crypto';
import { hashOfNobody, hashPassword, makePassword, passwordFits } from '../inbox/passwords.ts';
import type { Db } from './tables.ts';

/** A working day; then one logs in again. */
export const sessionLength = 12 * 60 * 60_000;

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

interface Credentials {
  name: string;
  password: string;
  /** What checking the password takes; see passwords.ts. */
  cost: number;
  now: number;
}

/** Adds someone, or gives them a new password, which ends their sessions. */
export async function setPassword(db: Db, { name, password, cost, now }: Credentials): Promise<void> {
  const hash = await hashPassword(password, cost);
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('staff')
      .values({ name, password: hash, created_at: now })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ password: hash }))
      .execute();
    await tx.deleteFrom('sessions').where('name', '=', name).execute();
  });
}

export const firstName = 'desk';

/** With nobody on the list yet, adds the first; returns the password if it was made up here. */
export async function addFirstStaff(
  db: Db,
  { password: given, cost, now }: { password: string | undefined; cost: number; now: number },
): Promise<string | undefined> {
  const someone = await db.selectFrom('staff').select('name').limit(1).executeTakeFirst();
  if (someone) return undefined;
  const password = given ?? makePassword();
  const added = await db
    .insertInto('staff')
    .values({ name: firstName, password: await hashPassword(password, cost), created_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  return given === undefined && added.numInsertedOrUpdatedRows === 1n ? password : undefined;
}

/** A new session's token, or undefined when name and password do not fit. */
export async function logIn(db: Db, { name, password, cost, now }: Credentials): Promise<string | undefined> {
  const staff = await db.selectFrom('staff').select('password').where('name', '=', name).executeTakeFirst();
  // An unknown name takes as long as a wrong password.
  const fits = await passwordFits(password, staff?.password ?? hashOfNobody(cost));
  if (!staff || !fits) return undefined;
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('sessions')
    .values({ token_hash: hashToken(token), name, created_at: now, expires_at: now + sessionLength })
    .execute();
  return token;
}

export async function whoIs(db: Db, token: string, now: number): Promise<string | undefined> {
  const session = await db
    .selectFrom('sessions')
    .select('name')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return session?.name;
}

export async function logOut(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
}
