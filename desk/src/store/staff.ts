// Who may open the inbox, and who is in it now.
import { createHash, randomBytes } from 'node:crypto';
import { hashPassword, makePassword, passwordFits } from '../inbox/passwords.ts';
import type { Db } from './tables.ts';

/** A working day; then one logs in again. */
export const sessionLength = 12 * 60 * 60_000;

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Adds someone, or gives them a new password, which ends their sessions. */
export async function setPassword(db: Db, name: string, password: string, now: number): Promise<void> {
  const hash = await hashPassword(password);
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
  given: string | undefined,
  now: number,
): Promise<string | undefined> {
  const someone = await db.selectFrom('staff').select('name').limit(1).executeTakeFirst();
  if (someone) return undefined;
  const password = given ?? makePassword();
  const added = await db
    .insertInto('staff')
    .values({ name: firstName, password: await hashPassword(password), created_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  return given === undefined && added.numInsertedOrUpdatedRows === 1n ? password : undefined;
}

// An unknown name takes as long as a wrong password.
const nobody = hashPassword(randomBytes(16).toString('hex'));

/** A new session's token, or undefined when name and password do not fit. */
export async function logIn(
  db: Db,
  name: string,
  password: string,
  now: number,
): Promise<string | undefined> {
  const staff = await db.selectFrom('staff').select('password').where('name', '=', name).executeTakeFirst();
  const fits = await passwordFits(password, staff?.password ?? (await nobody));
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
