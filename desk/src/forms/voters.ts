// Names to vote by: random, and signed, so that nobody makes up voters by the hundred.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyedHash } from '../secret.ts';

const sign = (keyedHash: KeyedHash, name: string) => keyedHash(`voter ${name}`);

export function makeVoter(keyedHash: KeyedHash): string {
  const name = randomBytes(16).toString('base64url');
  return `${name}.${sign(keyedHash, name)}`;
}

export function isVoter(keyedHash: KeyedHash, voter: string): boolean {
  const [name = '', signature = ''] = voter.split('.');
  const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(keyedHash, name))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
