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
/** Words that others try first: ours, and the usual ones. */
const guessableWords = [
  ...['desk', 'school', 'uganda', 'kampala', 'password', 'welcome', 'letmein', 'iloveyou', 'admin', 'login'],
  ...['monkey', 'dragon', 'football', 'princess', 'sunshine', 'master', 'secret', 'changeme'],
];
const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop[]', "asdfghjkl;'", 'zxcvbnm,./'];
/** Pieces of an alphabet or a keyboard, in both directions. */
const runs = rows
  .flatMap((row) => [row, [...row].reverse().join('')])
  .flatMap((row) => Array.from({ length: row.length - 3 }, (_, at) => row.slice(at, at + 4)));
const lookalikes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
};
/** Distinct characters that must remain without guessable parts. */
const least = { letters: 6, characters: 10 };

function isGuessable(text: string, words: readonly string[]): boolean {
  const withoutWords = words.reduce((rest, word) => rest.replaceAll(word, ' '), text);
  // Runs overlap: `12345` is `1234` and `2345`.
  const inRun = new Set<number>();
  for (const run of runs)
    for (let at = withoutWords.indexOf(run); at >= 0; at = withoutWords.indexOf(run, at + 1))
      for (let n = 0; n < run.length; n++) inRun.add(at + n);
  const own = [...withoutWords].filter((character, at) => character !== ' ' && !inRun.has(at));
  const letters = own.filter((character) => /\p{L}/u.test(character));
  return new Set(letters).size < least.letters && new Set(own).size < least.characters;
}

/** Why a password is too weak; undefined if it is not. */
export function passwordProblem(
  password: string,
  { name, organisation }: { name: string; organisation: string },
): string | undefined {
  const plain = password.normalize('NFKC').toLowerCase();
  if (common.has(plain)) return 'That is one of the most common passwords. Choose another.';
  const words = [name, organisation, ...guessableWords].map((word) => word.toLowerCase()).filter(Boolean);
  const folded = plain.replace(/[@431!05$]/g, (character) => lookalikes[character] ?? character);
  if (!isGuessable(plain, words) && !isGuessable(folded, words)) return undefined;
  return 'That is easy to guess. Choose several words that have nothing to do with you or with us.';
}
