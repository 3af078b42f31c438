// Hashes passwords, and generates passwords and codes.
import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';

/** scrypt's N, a power of two. */
export const usualCost = 2 ** 16;
const r = 8;
const p = 2;
const keyLength = 32;

interface Parameters {
  N: number;
  r: number;
  p: number;
}

function derive(password: string, salt: Buffer, { N, r, p }: Parameters): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

const format = (N: number, salt: Buffer, key: Buffer) =>
  ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');

export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16);
  return format(cost, salt, await derive(password, salt, { N: cost, r, p }));
}

/** A hash that no password matches, so that an unknown name takes as long as any other. */
export const hashOfNobody = (cost: number) => format(cost, randomBytes(16), randomBytes(keyLength));

export const isOutdated = (hash: string, cost: number) => !hash.startsWith(`scrypt$${cost}$${r}$${p}$`);

export async function passwordFits(password: string, hash: string): Promise<boolean> {
  const [kind, N, r, p, salt = '', key = ''] = hash.split('$');
  if (kind !== 'scrypt') return false;
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Groups of four, easy to read out. */
export function makeWord(groups: number): string {
  const characters = Array.from({ length: groups * 4 }, () => letters[randomInt(letters.length)]).join('');
  return characters.replace(/(.{4})(?=.)/g, '$1-');
}

/** About 99 bits. */
export const makePassword = () => makeWord(5);
