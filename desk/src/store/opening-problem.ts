// Why a database cannot be opened, in one line that names the file, whose it is, and the command that mends it.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import { faultOf, sentenceFor } from './fault.ts';
import { type StoreSettings, sqliteFile } from './open-store.ts';

export function nameOfUser(uid: number): string {
  const line = existsSync('/etc/passwd')
    ? readFileSync('/etc/passwd', 'utf8')
        .split('\n')
        .find((each) => each.split(':')[2] === String(uid))
    : undefined;
  return line?.split(':')[0] ?? String(uid);
}

/** The file, or the first folder above it that is there. */
function nearest(path: string): string {
  return existsSync(path) || path === dirname(path) ? path : nearest(dirname(path));
}

export function openingProblem({ dataDir, databaseUrl }: StoreSettings, error: unknown): string {
  const fault = faultOf(error);
  const message = error instanceof Error ? error.message : String(error);
  if (!fault) return message;
  if (databaseUrl) {
    const { host, pathname, username, searchParams } = new URL(databaseUrl);
    const where = searchParams.get('host') ?? host;
    const who = searchParams.get('user') ?? username;
    return `${sentenceFor(fault)} It was asked for at ${where}, database ${pathname.slice(1)}, as ${who}: see DATABASE_URL`;
  }
  const file = sqliteFile(dataDir);
  if (fault !== 'no-rights' && fault !== 'read-only') return `${sentenceFor(fault)} It is ${file}`;
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
