// Fields that several schemas share: a reference to an entry, a recurring day, a time.
import { z } from 'astro/zod';
import { LANGUAGES, type LanguageCode } from '../lib/locale.ts';
import { didYouMean } from '../lib/nearest.ts';
import { type DayRule, WEEKDAYS } from '../lib/recurring-days.ts';

/** Number of names to list without a similar one. */
const FEW = 12;

function orOneOf(name: string, names: readonly string[]): string {
  const all = names.length > 0 && names.length <= FEW ? ` There are: ${names.join(', ')}.` : '';
  return didYouMean(name, names) || all;
}

/**
 * `names` is called at each check, because files change; the editor offers them, with `labels` if there are any.
 * `missing` is the message: “is not in content/documents”.
 */
export const nameIn = (names: () => string[], missing: string, labels?: () => Record<string, string>) =>
  z
    .string()
    .refine((name) => names().includes(name), {
      error: ({ input }) => `${missing}.${orOneOf(String(input), names())}`,
    })
    .meta({ names, labelsOf: labels });

/** Problem of a file or folder that must have the name of another. */
export const namedAfter = (names: () => string[], kind: string, why: string) => (id: string) => {
  const [name = ''] = id.split('/');
  return names().includes(name)
    ? undefined
    : `there is no ${kind} ${name}, and ${why}.${orOneOf(name, names())}`;
};

export const identifier = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens');

/** A picture beside its file; the editor stores it there. */
export const pictureFile = z
  .string()
  .regex(/^[\w-][\w.-]*\.(?:jpe?g|png|webp|avif)$/, 'must be the name of a picture')
  .meta({ picture: true });

/** The editor shows language names for codes. */
export const language = z.enum(Object.keys(LANGUAGES) as LanguageCode[]).meta({ labels: LANGUAGES });

export const dayRule = z.strictObject({
  which: z.union([z.literal([1, 2, 3, 4]), z.literal('last')], 'must be 1, 2, 3, 4 or last'),
  weekday: z.enum(WEEKDAYS).transform((name) => WEEKDAYS.indexOf(name) as DayRule['weekday']),
  months: z
    .array(z.int().min(1).max(12))
    .min(1)
    .exactOptional()
    .describe('1 is January; every month when left out.'),
});

/** The mark of content that is not confirmed. */
export const sampleWhile = (reason: string) =>
  z.boolean().default(false).describe(`Yes while ${reason}. Listed before launch.`);

const A_TIME = 'must be a time in Kampala, such as 09:00';

/** A wrong one is not compared with another. */
export const timeOfDay = z.string(A_TIME).regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: A_TIME, abort: true });
