// Refuses texts whose check would keep everybody waiting.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Refused } from './refused.ts';

const PROGRAM = join(import.meta.dirname, 'read-texts.ts');
/** Together, shorter ones take a second at most. */
const SHORT = 10_000;
const VERY_SHORT = 1000;
const MOST_MS = 10_000;
const TOO_SLOW =
  'This text takes too long to check: it may repeat one sign or word very often. Shorten it, or divide it.';

/** All texts in a value. */
export async function refuseSlow(value: unknown, mostMs = MOST_MS): Promise<void> {
  const texts = textsIn(value).filter(({ length }) => length > VERY_SHORT);
  if (texts.reduce((sum, { length }) => sum + length, 0) < SHORT) return;
  const read = promisify(execFile)(process.execPath, [PROGRAM], { timeout: mostMs, killSignal: 'SIGKILL' });
  read.child.stdin?.on('error', () => {}).end(JSON.stringify(texts));
  await read.catch(({ killed }) => {
    if (killed) throw new Refused(422, TOO_SLOW);
  });
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];
