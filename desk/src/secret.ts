// The desk's secret, which is never in the database, with keyed hashes and encryption.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from './error-text.ts';

export type KeyedHash = (text: string) => string;

export const createKeyedHash =
  (secret: string): KeyedHash =>
  (text) =>
    createHmac('sha256', secret).update(text).digest('base64url');

export interface SecretSettings {
  deskSecret: string | undefined;
  dataDir: string;
}

/** From the settings, otherwise from the file beside the data; undefined without either. */
export function findSecret({ deskSecret, dataDir }: SecretSettings): string | undefined {
  if (deskSecret) return deskSecret;
  try {
    return readFileSync(join(dataDir, 'secret'), 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Creates the file at the first start. */
export function readSecret(settings: SecretSettings): string {
  const { dataDir, deskSecret } = settings;
  if (!deskSecret) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    try {
      const secret = randomBytes(32).toString('base64url');
      writeFileSync(join(dataDir, 'secret'), secret, { flag: 'wx', mode: 0o600 });
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    }
  }
  return findSecret(settings) ?? '';
}

/** Encrypts values that must be read back, such as the secrets of log-in codes. */
export interface Encryption {
  /** `about` binds the text to its owner: it cannot be decrypted in another row. */
  encrypt(text: string, about: string): string;
  /** Undefined for another secret or a changed text. */
  decrypt(encrypted: string, about: string): string | undefined;
}

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

export function createEncryption(secret: string): Encryption {
  // The name of the first release: changing it would make stored texts unreadable.
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'tred desk vault', 32));
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
