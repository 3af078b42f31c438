// Passwords as scrypt hashes, in a form that carries its own parameters.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const parameters = { N: 2 ** 16, r: 8, p: 1 };
const keyLength = 32;

function derive(password: string, salt: Buffer, { N, r, p }: typeof parameters): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, parameters);
  const { N, r, p } = parameters;
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

export async function passwordFits(password: string, hash: string): Promise<boolean> {
  const [kind, N, r, p, salt = '', key = ''] = hash.split('$');
  if (kind !== 'scrypt') return false;
  const wanted = Buffer.from(key, 'base64url');
  const given = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

/** Five groups of four: easy to read out, too many to guess. */
export function makePassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const characters = Array.from(randomBytes(20), (byte) => letters[byte % letters.length]).join('');
  return characters.replace(/(.{4})(?=.)/g, '$1-');
}
