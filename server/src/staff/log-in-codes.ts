// Log-in codes: TOTP (RFC 6238) and recovery codes.

import { hash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import encodeQr from 'qr';
import { readMeta, writeMeta } from '../db/meta.ts';
import { changesRow, countRows, type Db } from '../db/tables.ts';
import type { Encryption } from '../secret.ts';
import { makeWord } from './password-hashing.ts';
import {
  type CodePolicy,
  codePolicies,
  codesRequired,
  NO_PUBLIC_ADDRESS,
  needsCode,
  readPolicy,
} from './sessions.ts';

const period = 30;

const totp = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period });

export const makeSecret = () => new Secret({ size: 20 }).base32;

/** The 30-second step of a code, or undefined. Accepts the previous and next step, because clocks differ. */
export function timeStepOf(secret: string, code: string, now: number): number | undefined {
  const delta = totp(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? undefined : TOTP.counter({ period, timestamp: now }) + delta;
}

export function setUpLink(secret: string, { issuer, name }: { issuer: string; name: string }): string {
  return new TOTP({ secret: Secret.fromBase32(secret), issuer, label: name, period }).toString();
}

/** An SVG path of one-unit squares; `size` includes the quiet zone. */
export function qrCodeOf(link: string): { size: number; path: string } {
  const rows = encodeQr(link, 'raw', { border: 4 });
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size: rows.length, path };
}

const recoveryCodes = 10;
/** 118 bits together, so a plain hash is enough. */
const groups = 6;

const bare = (typed: string) => typed.toLowerCase().replace(/[^a-z0-9]/g, '');
const hashCode = (name: string, code: string) => hash('sha256', `${name}\n${bare(code)}`, 'base64url');

export async function beginSetUp(db: Db, encryption: Encryption, name: string): Promise<string> {
  const secret = makeSecret();
  await db
    .updateTable('staff')
    .set({ code_pending: encryption.encrypt(secret, name) })
    .where('name', '=', name)
    .execute();
  return secret;
}

/** In a transaction. Returns the recovery codes, or undefined for a wrong code. */
export async function confirmSetUp(
  tx: Db,
  encryption: Encryption,
  { name, code, now }: { name: string; code: string; now: number },
): Promise<string[] | undefined> {
  const row = await tx.selectFrom('staff').select('code_pending').where('name', '=', name).executeTakeFirst();
  const secret = row?.code_pending && encryption.decrypt(row.code_pending, name);
  const step = secret ? timeStepOf(secret, bare(code), now) : undefined;
  if (step === undefined) return undefined;
  await tx
    .updateTable('staff')
    .set((eb) => ({ code_secret: eb.ref('code_pending'), code_pending: null, code_step: step }))
    .where('name', '=', name)
    .execute();
  return makeRecoveryCodes(tx, name);
}

/** In a transaction. Replaces the previous codes. */
export async function makeRecoveryCodes(tx: Db, name: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, () => makeWord(groups));
  await tx.deleteFrom('recovery_codes').where('name', '=', name).execute();
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ name, code_hash: hashCode(name, code) })))
    .execute();
  return codes;
}

/** In a transaction. False when there were none. */
export async function removeCodes(tx: Db, name: string): Promise<boolean> {
  await tx.deleteFrom('recovery_codes').where('name', '=', name).execute();
  return tx
    .updateTable('staff')
    .set({ code_secret: null, code_pending: null })
    .where('name', '=', name)
    .where('code_secret', 'is not', null)
    .$call(changesRow);
}

/** False if it is wrong, or was used before. */
export async function useAppCode(
  db: Db,
  encryption: Encryption,
  { name, code, now }: { name: string; code: string; now: number },
): Promise<boolean> {
  const row = await db.selectFrom('staff').select('code_secret').where('name', '=', name).executeTakeFirst();
  const secret = row?.code_secret && encryption.decrypt(row.code_secret, name);
  const step = secret ? timeStepOf(secret, bare(code), now) : undefined;
  if (step === undefined) return false;
  // One statement, so that a code works only once.
  return db
    .updateTable('staff')
    .set({ code_step: step })
    .where('name', '=', name)
    .where('code_step', '<', step)
    .$call(changesRow);
}

/** False if it is wrong, or was used before. */
export const useRecoveryCode = (db: Db, name: string, code: string): Promise<boolean> =>
  db
    .deleteFrom('recovery_codes')
    .where('name', '=', name)
    .where('code_hash', '=', hashCode(name, code))
    .$call(changesRow);

export async function staffWithCodes(db: Db): Promise<{ name: string; encrypted: string }[]> {
  return db
    .selectFrom('staff')
    .select(['name', 'code_secret as encrypted'])
    .where('code_secret', 'is not', null)
    .$narrowType<{ encrypted: string }>()
    .orderBy('name')
    .execute();
}

export async function codeState(
  db: Db,
  name: string,
): Promise<{ hasCode: boolean; recoveryLeft: number; required: boolean }> {
  const row = await db
    .selectFrom('staff')
    .select(['code_secret', 'is_owner'])
    .where('name', '=', name)
    .executeTakeFirst();
  const left = await countRows(db.selectFrom('recovery_codes').where('name', '=', name));
  const required = needsCode(await codePolicy(db), row?.is_owner === 1);
  return { hasCode: !!row?.code_secret, recoveryLeft: left, required };
}

export const codePolicy = async (db: Db): Promise<CodePolicy> =>
  readPolicy(await readMeta(db, codesRequired));

/** At each start: without a public address, codes are offered until somebody requires them. */
export async function adaptCodePolicy(db: Db, isPublic: boolean): Promise<void> {
  const now = await readMeta(db, codesRequired);
  if (isPublic && now === NO_PUBLIC_ADDRESS) await setCodePolicy(db, 'owners');
  if (!isPublic && now === undefined) await writeMeta(db, codesRequired, NO_PUBLIC_ADDRESS);
}

export const setCodePolicy = (db: Db, policy: CodePolicy): Promise<void> =>
  writeMeta(db, codesRequired, codePolicies[policy]);
