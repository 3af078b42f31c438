// Rules for passwords and staff names.
import { readFileSync } from 'node:fs';
import { MAX_NAME } from '@tred/contract/staff-api';
import { z } from 'zod';

export const newName = z
  .string()
  .trim()
  .max(MAX_NAME)
  .regex(
    /^(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} .@_'-]*[\p{L}\p{M}\p{N}.])?$/u,
  );

const common = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .slice(1),
);
const contextWords = ['password', 'desk', 'school', 'uganda', 'kampala', 'welcome', 'qwerty'];
/** Distinct characters that must remain without known words. */
const ownLetters = 6;

/** Why a password is too weak; undefined if it is not. */
export function passwordProblem(
  password: string,
  { name, organisation }: { name: string; organisation: string },
): string | undefined {
  const plain = password.normalize('NFKC').toLowerCase();
  if (common.has(plain)) return 'That is one of the most common passwords. Choose another.';
  const words = [name, organisation, ...contextWords].map((word) => word.toLowerCase()).filter(Boolean);
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), plain).replace(/[^\p{L}]/gu, '');
  if (new Set(rest).size >= ownLetters || new Set(plain).size >= 12) return undefined;
  return 'That is easy to guess. Choose several words that have nothing to do with you or with us.';
}
