// Locks what has to be read back, such as the secrets of log-in codes, so that whoever has only a copy of the database
// has none of them. The key comes from the desk's own secret.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export interface Vault {
  /** `about` ties the text to its owner: moved to another's row, it no longer opens. */
  lock(text: string, about: string): string;
  /** Undefined when it was locked with another secret, or changed since. */
  open(locked: string, about: string): string | undefined;
}

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

export function createVault(secret: string): Vault {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'tred desk vault', 32));
  return {
    lock(text, about) {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(about));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(locked, about) {
      const bytes = Buffer.from(locked, 'base64url');
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
