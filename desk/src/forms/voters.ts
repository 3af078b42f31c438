// Names to vote by: random, and signed, so that nobody makes up voters by the hundred.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Seal } from '../secret.ts';

const sign = (seal: Seal, name: string) => seal(`voter ${name}`);

export function makeVoter(seal: Seal): string {
  const name = randomBytes(16).toString('base64url');
  return `${name}.${sign(seal, name)}`;
}

export function isVoter(seal: Seal, voter: string): boolean {
  const [name = '', signature = ''] = voter.split('.');
  const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(seal, name))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
