// The days on which our offices are closed, from content/facts/public-holidays.yaml.
import { z } from 'astro/zod';
import type { IsoDay } from '../lib/dates.ts';
import { readFacts } from './read-facts.ts';

const name = z.string().min(3);

const { yearly, dated } = readFacts(
  'public-holidays',
  z.strictObject({
    yearly: z.array(
      z.strictObject({
        day: z.string().regex(/^(0[1-9]|1[0-2])-[0-3]\d$/, 'must be a month and a day in quotes, as "01-26"'),
        name,
      }),
    ),
    dated: z.array(z.strictObject({ day: z.iso.date(), name })),
  }),
);

/** As lib/opening-hours reads them, without those that are over: `0126`, `20270326`. */
export const daysOff = (today: IsoDay): string[] =>
  [...yearly, ...dated.filter(({ day }) => day >= today)].map(({ day }) => day.replaceAll('-', ''));
