// Names and explains database faults from the codes of SQLite, PostgreSQL and the network.

import { existsSync, readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import { errorCode, errorMessage } from '../error-text.ts';
import { type StoreSettings, sqliteFile } from './open-store.ts';

const sentences = {
  'disk-full': 'The disk is full: nothing can be saved until there is room.',
  'no-rights': 'The server may not write to its database.',
  'disk-failed': 'The disk, or the database file on it, is damaged.',
  refused: 'The database refuses the server’s name or password, or does not exist.',
  unavailable: 'The database is not available.',
} as const;

export type DatabaseFault = keyof typeof sentences;

export const sentenceFor = (fault: DatabaseFault): string => sentences[fault];

const sqlite: Record<number, DatabaseFault> = {
  3: 'no-rights',
  8: 'no-rights',
  10: 'disk-failed',
  11: 'disk-failed',
  13: 'disk-full',
  14: 'no-rights',
  26: 'disk-failed',
};

/** Prefixes of PostgreSQL codes, and codes of the network and file system. */
const others: [string, DatabaseFault][] = [
  ['53100', 'disk-full'],
  ['53', 'unavailable'],
  ['25006', 'no-rights'],
  ['42501', 'no-rights'],
  ['28', 'refused'],
  ['3D000', 'refused'],
  ['57P', 'unavailable'],
  ['08', 'unavailable'],
  ['ECONN', 'unavailable'],
  ['ENOTFOUND', 'unavailable'],
  ['EHOSTUNREACH', 'unavailable'],
  ['ETIMEDOUT', 'unavailable'],
  ['EAI_AGAIN', 'unavailable'],
  ['ENOENT', 'unavailable'],
  ['ENOSPC', 'disk-full'],
  ['EDQUOT', 'disk-full'],
  ['EACCES', 'no-rights'],
  ['EPERM', 'no-rights'],
  ['EROFS', 'no-rights'],
];

/** Undefined for an error of the program. */
export function faultOf(cause: unknown): DatabaseFault | undefined {
  if (!(cause instanceof Error)) return undefined;
  // Each address of a host has its own error.
  if (cause instanceof AggregateError) return faultOf(cause.errors[0]) ?? 'unavailable';
  if ('errcode' in cause && typeof cause.errcode === 'number')
    return sqlite[cause.errcode & 0xff] ?? 'unavailable';
  const code = errorCode(cause);
  const known = others.find(([beginning]) => code.startsWith(beginning));
  if (known) return known[1];
  // The pool's timeout error has no code.
  return /timeout|terminated/i.test(cause.message) ? 'unavailable' : undefined;
}

/** The part of an error that is safe to log: its message may quote a visitor. */
const errorName = (cause: unknown) =>
  cause instanceof Error ? errorCode(cause) || cause.name : typeof cause;

export function explainFailure({ place }: { place: string }, cause: unknown) {
  const fault = faultOf(cause);
  return { error: errorName(cause), ...(fault && { fault, path: place, why: sentences[fault] }) };
}

function nameOfUser(uid: number): string {
  const line = existsSync('/etc/passwd')
    ? readFileSync('/etc/passwd', 'utf8')
        .split('\n')
        .find((each) => each.split(':')[2] === String(uid))
    : undefined;
  return line?.split(':')[0] ?? String(uid);
}

/** The file, or the first existing folder above it. */
function nearest(path: string): string {
  return existsSync(path) || path === dirname(path) ? path : nearest(dirname(path));
}

export function openingProblem({ dataDir, databaseUrl }: StoreSettings, error: unknown): string {
  const fault = faultOf(error);
  if (!fault) return errorMessage(error);
  if (databaseUrl) {
    const { host, pathname, username, searchParams } = new URL(databaseUrl);
    const where = searchParams.get('host') ?? host;
    const who = searchParams.get('user') ?? username;
    return `${sentenceFor(fault)} It was asked for at ${where}, database ${pathname.slice(1)}, as ${who}: see DATABASE_URL`;
  }
  const file = sqliteFile(dataDir);
  if (fault !== 'no-rights') return `${sentenceFor(fault)} It is ${file}`;
  const there = nearest(file);
  const owner = nameOfUser(statSync(there).uid);
  const me = userInfo().username;
  const mine = existsSync(dataDir) ? `chown -R ${me}: ${dataDir}` : `install -d -m 700 -o ${me} ${dataDir}`;
  const way =
    owner === me
      ? `give its owner the right to write (chmod u+rwX ${there}), or set DATA_DIR to a folder that can be written`
      : `run this as ${owner}, or give the folder to ${me} (as root: ${mine}), or set DATA_DIR to another`;
  return `${file} cannot be written: ${there} belongs to ${owner}, and this is ${me}; ${way}`;
}
