// The server's secret, which is never in the database, with keyed hashes and encryption.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from './error-text.ts';
import { syncToDisk } from './sync-to-disk.ts';

export type KeyedHash = (text: string) => string;

export const createKeyedHash =
  (secret: string): KeyedHash =>
  (text) =>
    createHmac('sha256', secret).update(text).digest('base64url');

export interface SecretSettings {
  serverSecret: string | undefined;
  dataDir: string;
}

export const MIN_SECRET = 32;

/** Of a service: its journal would keep a password. */
export const firstPasswordFile = (dataDir: string) => join(dataDir, 'first-password');

const secretFile = (dataDir: string) => join(dataDir, 'secret');

export class SecretError extends Error {}

export const lockedOutAdvice =
  'put back the file "secret" of DATA_DIR, or the SERVER_SECRET, that belongs to this database; without it: tred-server reset-sign-in NAME --remove-codes';

/** From the settings, otherwise from the file beside the data; undefined without either. */
export function findSecret({ serverSecret, dataDir }: SecretSettings): string | undefined {
  if (serverSecret) return serverSecret;
  const file = secretFile(dataDir);
  try {
    const secret = readFileSync(file, 'utf8');
    if (secret.trim().length < MIN_SECRET)
      throw new SecretError(
        `${file} has fewer than ${MIN_SECRET} characters: delete it, then ${lockedOutAdvice}`,
      );
    if (statSync(file).mode & 0o007) throw new SecretError(`everyone can read ${file}: chmod 600 ${file}`);
    return secret;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

export const makeSecret = () => randomBytes(32).toString('base64url');

/** A crash leaves the whole file or none. */
export function saveSecret(dataDir: string, secret: string): void {
  const file = secretFile(dataDir);
  const part = `${file}.part`;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(part, secret, { mode: 0o600, flush: true });
  renameSync(part, file);
  syncToDisk(dataDir);
}

/** Encrypts values that must be read back, such as the secrets of log-in codes. */
export interface Encryption {
  /** `about` binds the text to its owner: it cannot be decrypted in another row. */
  encrypt(text: string, about: string): string;
  decrypt(encrypted: string, about: string): string | undefined;
}

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

export function createEncryption(secret: string): Encryption {
  // The name of the first release: changing it would make stored texts unreadable.
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'tred server vault', 32));
  return {
    encrypt(text, about) {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(about));
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
    },
    decrypt(encrypted, about) {
      const bytes = Buffer.from(encrypted, 'base64url');
      const iv = bytes.subarray(0, ivLength);
      const tag = bytes.subarray(ivLength, ivLength + tagLength);
      try {
        const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagLength });
        decipher.setAAD(Buffer.from(about)).setAuthTag(tag);
        const opened = decipher.update(bytes.subarray(ivLength + tagLength));
        return Buffer.concat([opened, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
