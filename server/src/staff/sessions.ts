// Sessions of the inbox. They end after inactivity, and after a working day.
import { hash, randomBytes } from 'node:crypto';
import type { Right } from '@tred/contract/rights';
import type { Db } from '../db/tables.ts';
import { rightsColumns, toRights } from './staff.ts';

/** A working day. */
export const sessionLength = 12 * 60 * 60_000;
/** Idle timeout: longer than a phone call, short for an open screen. */
export const idleLength = 60 * 60_000;
/** Precision of `seen_at`, so that most requests need no write. */
const seenAtPrecision = 60_000;

const hashToken = (token: string) => hash('sha256', token, 'base64url');

/** Key in `meta`. */
export const codesRequired = 'log-in-codes-required';
/** Who needs log-in codes; by default owners, as soon as the site has a public address. */
export const codePolicies = { everyone: 'yes', owners: 'owners', nobody: 'no' } as const;
/** Nobody has chosen, and the site has no public address. */
export const NO_PUBLIC_ADDRESS = 'local';
export type CodePolicy = keyof typeof codePolicies;

export const readPolicy = (value: string | null | undefined): CodePolicy =>
  value === 'yes' ? 'everyone' : value === 'no' || value === NO_PUBLIC_ADDRESS ? 'nobody' : 'owners';

export const needsCode = (policy: CodePolicy, isOwner: boolean): boolean =>
  policy === 'everyone' || (policy === 'owners' && isOwner);

export async function startSession(db: Db, name: string, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      name,
      created_at: now,
      expires_at: now + idleLength,
      seen_at: now,
    })
    .execute();
  return token;
}

interface SessionUser {
  name: string;
  rights: Right[];
  mustSetUpCode: boolean;
  mustChangePassword: boolean;
  startedAt: number;
  seenAt: number;
}

export async function findSession(db: Db, token: string, now: number): Promise<SessionUser | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('staff', 'staff.name', 'sessions.name')
    .select([
      'sessions.name',
      'sessions.created_at',
      'seen_at',
      'code_secret',
      'must_change',
      ...rightsColumns,
    ])
    .select((eb) => eb.selectFrom('meta').select('value').where('key', '=', codesRequired).as('required'))
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return (
    row && {
      name: row.name,
      rights: toRights(row),
      mustSetUpCode: row.code_secret === null && needsCode(readPolicy(row.required), row.is_owner === 1),
      mustChangePassword: row.must_change === 1,
      startedAt: row.created_at,
      seenAt: row.seen_at,
    }
  );
}

export async function keepAlive(
  db: Db,
  token: string,
  { startedAt, seenAt }: SessionUser,
  now: number,
): Promise<void> {
  if (now - seenAt < seenAtPrecision) return;
  await db
    .updateTable('sessions')
    .set({ seen_at: now, expires_at: Math.min(startedAt + sessionLength, now + idleLength) })
    .where('token_hash', '=', hashToken(token))
    .execute();
}

export async function logOut(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
}

export async function endSessions(db: Db, name: string, but = ''): Promise<number> {
  const ended = await db
    .deleteFrom('sessions')
    .where('name', '=', name)
    .where('token_hash', '!=', hashToken(but))
    .executeTakeFirst();
  return Number(ended.numDeletedRows);
}

/** Sessions of a user, newest first; `here` is the current one. */
export async function listSessions(db: Db, name: string, token: string, now: number) {
  const rows = await db
    .selectFrom('sessions')
    .select(['token_hash', 'created_at', 'seen_at'])
    .where('name', '=', name)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute();
  const here = hashToken(token);
  return rows.map(({ token_hash, created_at, seen_at }) => ({
    startedAt: created_at,
    seenAt: seen_at,
    here: token_hash === here,
  }));
}

export async function deleteExpiredSessions(db: Db, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}
