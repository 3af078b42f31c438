// A day that comes back by a rule, as an editor writes it: the second Saturday of May.
import { z } from 'astro/zod';
import { type DayRule, WEEKDAYS } from '../lib/recurring-days.ts';

export const dayRule = z.strictObject({
  which: z.union([z.literal([1, 2, 3, 4]), z.literal('last')], 'must be 1, 2, 3, 4 or last'),
  weekday: z.enum(WEEKDAYS).transform((name) => WEEKDAYS.indexOf(name) as DayRule['weekday']),
  months: z
    .array(z.int().min(1).max(12))
    .exactOptional()
    .describe('1 is January; every month when left out.'),
});

const A_TIME = 'must be a time in Kampala, written as "09:00" in quotes';

export const timeOfDay = z.string(A_TIME).regex(/^([01]\d|2[0-3]):[0-5]\d$/, A_TIME);
