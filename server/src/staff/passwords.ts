// Rules for passwords and staff names.
import { MAX_NAME } from '@tred/contract/staff-api';
import { z } from 'zod';

export const newName = z
  .string()
  .trim()
  .max(MAX_NAME)
  .regex(
    /^(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} .@_'-]*[\p{L}\p{M}\p{N}.])?$/u,
  );

/** Loaded when somebody chooses a password: it takes 35 MB. */
async function loadEstimator() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  // Longer ones would take seconds, and are strong by their beginning.
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 40 });
}
let estimator: ReturnType<typeof loadEstimator> | undefined;

/** Why a password is too weak; undefined if it is not. */
export async function passwordProblem(
  password: string,
  { name, organisation }: { name: string; organisation: string },
): Promise<string | undefined> {
  estimator ??= loadEstimator();
  const zxcvbn = await estimator;
  const words = [name, organisation, 'admin', 'desk', 'school', 'uganda', 'kampala'];
  const { sequence } = zxcvbn.check(password.normalize('NFKC'), words);
  // Words that others try first protect nothing, also with lookalikes.
  const rest = sequence.filter(({ dictionaryName }) => dictionaryName !== 'userInputs');
  // 4 is the best score: ten thousand million guesses or more.
  if (zxcvbn.check(rest.map(({ token }) => token).join('')).score === 4) return undefined;
  return 'That is easy to guess. Choose several words that have nothing to do with you or with us.';
}
