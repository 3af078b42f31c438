// The figures the site claims, by the page they stand on, from content/facts/figures.yaml.
import { z } from 'astro/zod';
import { filled } from './filled.ts';
import { readFacts } from './read-facts.ts';

/** A line does not end between UGX and its amount. */
const figure = filled
  .overwrite((text) => text.replace(/\bUGX (?=\d)/g, 'UGX\u00a0'))
  .describe('As it is shown; in quotes if it is only digits.');
const stat = z.strictObject({ figure, label: filled });
const noted = stat.extend({ note: filled });
const percent = z.number().min(0).max(100).describe('In percent, without the sign.');
const count = z.int().nonnegative();

export const figures = readFacts(
  'figures',
  z.strictObject({
    home: z.tuple([stat, stat, stat], stat),
    about: z.array(stat),
    partnersPortal: z.array(noted),
    caseStudies: z.array(stat),
    mobile: z.array(stat),
    careers: z.strictObject({
      leaveDays: count,
      fathersDays: count,
      learningBudgetUgx: count,
      dataAllowanceUgx: count,
      volunteerHours: count,
    }),
    startupProgram: z.array(stat),
    affiliate: z.array(stat),
    corporateResponsibility: z.strictObject({
      students: figure,
      ruralCoverage: figure,
      jobs: figure,
      freeLicences: figure,
      grants: figure,
      scholarships: figure,
      volunteerHours: figure,
      donationMatch: figure,
    }),
    esg: z.strictObject({
      alignment: z.strictObject({
        vision2040: percent,
        sustainableDevelopment: percent,
        eastAfrica: percent,
        education: percent,
      }),
      progress: z.strictObject({ environmental: percent, social: percent, governance: percent }),
    }),
    diversity: z.strictObject({
      headline: z.tuple([noted, noted, noted], noted),
      regions: z.strictObject({ central: percent, western: percent, eastern: percent, northern: percent }),
    }),
    bugBounty: z.strictObject({
      stats: z.array(noted),
      tiers: z.strictObject({ critical: figure, high: figure, medium: figure, low: figure }),
    }),
    company: z.array(stat),
    research: z.strictObject({ pages: count, institutions: figure, observed: count, regions: count }),
    leaderboard: z.tuple([figure, figure, figure, figure, figure, figure]),
    hackathons: z.tuple([figure, figure, figure]),
    trust: z.array(noted),
    trustBounty: z.array(noted),
    developers: z.array(stat),
    events: z.strictObject({ workshops: filled, summit: filled, webinars: filled, meetups: filled }),
  }),
);
