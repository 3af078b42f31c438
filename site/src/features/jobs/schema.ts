// Schema of an open position.
import { z } from 'astro/zod';
import { collection, filled } from '~/facts/filled';
import { day, draft } from '~/lib/schema-parts';

const shillings = z.int().positive();

const job = z
  .strictObject({
    title: filled.min(5).max(60).describe('Title of the position.'),
    department: filled.min(2).describe('The team: Engineering, Schools, Support.'),
    location: filled
      .regex(/^(Remote \(.+\)|[^,(]+(, Uganda| \(hybrid\)))$/, {
        error: 'must read "Gulu, Uganda", "Kampala (hybrid)" or "Remote (Uganda)"',
      })
      .describe('"Gulu, Uganda", "Kampala (hybrid)" or "Remote (Uganda)".'),
    type: z
      .enum(['Full-time', 'Part-time', 'Contract', 'Temporary', 'Internship'])
      .describe('How much of the week, or on what terms.'),
    description: filled
      .min(120)
      .describe('Two to four sentences: the work, and who does it well. Job boards show the same words.'),
    pay: z
      .strictObject({
        from: shillings,
        to: shillings.optional().describe('The highest. Left out where there is one sum.'),
      })
      .refine(({ from, to }) => to === undefined || to > from, {
        path: ['to'],
        error: 'must be more than from',
      })
      .describe('Pay a month before tax, in shillings.'),
    posted: day.describe('The day it was first advertised.'),
    closes: day
      .optional()
      .describe('The last day to apply; after it the page drops the position. Without: until filled.'),
    draft,
    sample: z.boolean().default(false).describe('Yes while the opening is invented. Listed before launch.'),
  })
  .refine(({ posted, closes }) => !closes || closes >= posted, {
    path: ['closes'],
    error: 'must not be before the day of posted',
  });

export type LoadedJob = z.infer<typeof job> & { id: string };

export const jobs = collection({ folder: 'jobs', pattern: '*.yaml', schema: job });
