// A field that names what stands elsewhere: a fact, or an entry of another collection. A name that nothing has is refused,
// with those that it is like.
import { z } from 'astro/zod';
import { didYouMean } from '../lib/nearest.ts';

/** So many are told where none is like it. */
const FEW = 12;

function orOneOf(name: string, names: readonly string[]): string {
  const all = names.length > 0 && names.length <= FEW ? ` There are: ${names.join(', ')}.` : '';
  return didYouMean(name, names) || all;
}

/**
 * `names` is asked whenever one is checked, since files come and go while somebody writes; the form editor offers them.
 * `missing` is said of a name that is not among them: “is not in content/documents”.
 */
export const nameIn = (names: () => string[], missing: string) =>
  z
    .string()
    .refine((name) => names().includes(name), {
      error: ({ input }) => `${missing}.${orOneOf(String(input), names())}`,
    })
    .meta({ names });

/** Of a file that has the name of another, or lies in a folder that has it: what is wrong with its name. */
export const namedAfter = (names: () => string[], kind: string, why: string) => (id: string) => {
  const [name = ''] = id.split('/');
  return names().includes(name)
    ? undefined
    : `there is no ${kind} ${name}, and ${why}.${orOneOf(name, names())}`;
};
