// The desk's own secret, which is never in the database: with it, hashes tell nothing to whoever has only a copy.
import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A hash of a text that nobody can make, or look up, without the secret. */
export type Seal = (text: string) => string;

export const createSeal =
  (secret: string): Seal =>
  (text) =>
    createHmac('sha256', secret).update(text).digest('base64url');

/** As set, else from a file beside the data, made at the first start. */
export function readSecret(settings: { deskSecret: string | undefined; dataDir: string }): string {
  if (settings.deskSecret) return settings.deskSecret;
  const file = join(settings.dataDir, 'secret');
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8');
}
