// All figures that the site claims, with meaning and source, from content/facts/claims.yaml.

import { z } from 'astro/zod';
import { slugify } from '../lib/format-text.ts';
import { formatCount } from '../lib/locale.ts';
import type { Placeholders } from '../readers/placeholders.ts';
import { readFacts } from '../readers/read-facts.ts';
import { filled } from './filled.ts';

const text = filled.describe('As it is shown.');
const percent = z.number().min(0).max(100).describe('In percent, without the sign.');
const count = z.int().nonnegative();

/** The groups of figures on /facts, in their order. */
export const compareGroups = [
  'institutions',
  'students',
  'satisfaction',
  'affiliates',
  'countries',
  'rewards',
] as const;

const fields = {
  label: filled.describe('The words beside the figure.'),
  asOf: z.iso.date().exactOptional().describe('The day it was counted, if somebody knows it.'),
  compare: z
    .enum(compareGroups)
    .exactOptional()
    .describe('The group in which /facts shows it, because it could be taken for another figure.'),
  state: z.enum(['specification', 'sample', 'confirmed']),
};
const counts = filled.describe('The thing counted, in a sentence.');
const note = filled.describe('A few words under the figure, on its own page.');

const claimOf = <Figure extends z.ZodType>(figure: Figure) => z.strictObject({ ...fields, figure, counts });
/** The page may show its meaning. */
const stat = z
  .strictObject({ ...fields, figure: text, counts: counts.exactOptional(), note: note.exactOptional() })
  .refine(
    ({ counts, note }) => counts ?? note,
    'must be a claim that says what it counts: add counts or a note',
  );
const noted = z.strictObject({ ...fields, figure: text, counts: counts.exactOptional(), note });
const plain = claimOf(text);
const number = claimOf(count);
const points = text.regex(/^[1-9][\d,]*$/, 'must be a number like 15,420');
const share = claimOf(percent).extend({ unit: z.literal('%').describe('Follows the figure on /facts.') });

const on = <Figures extends z.ZodType>(figures: Figures) =>
  z.strictObject({ page: z.string().startsWith('/').describe('The page that shows it.'), figures });

const anyClaim = z.object({
  ...fields,
  figure: z.union([z.string(), z.number().transform((value) => formatCount(value))]),
  unit: z.string().default(''),
  counts: z.string().optional(),
  note: z.string().optional(),
});

const facts = readFacts(
  'claims',
  z.strictObject({
    pages: z.strictObject({
      home: on(z.tuple([stat, stat, stat], stat)),
      about: on(z.array(stat)),
      partnersPortal: on(z.array(noted)),
      partnerShare: on(z.strictObject({ channel: share, implementation: share })),
      caseStudies: on(z.array(stat)),
      mobile: on(z.array(stat)),
      careers: on(
        z.strictObject({
          leaveDays: number,
          fathersDays: number,
          learningBudgetUgx: number,
          dataAllowanceUgx: number,
          volunteerHours: number,
        }),
      ),
      startupProgram: on(z.array(stat)),
      affiliate: on(z.array(stat)),
      corporateResponsibility: on(
        z.strictObject({
          students: plain,
          ruralCoverage: plain,
          jobs: plain,
          freeLicences: plain,
          grants: plain,
          scholarships: plain,
          volunteerHours: plain,
          donationMatch: plain,
        }),
      ),
      esg: on(
        z.strictObject({
          metrics: z.strictObject({
            sheets: plain,
            emissions: plain,
            devices: plain,
            trained: plain,
            acknowledged: plain,
            directors: plain,
          }),
          alignment: z.strictObject({
            vision2040: share,
            sustainableDevelopment: share,
            eastAfrica: share,
            education: share,
          }),
          progress: z.strictObject({ environmental: share, social: share, governance: share }),
        }),
      ),
      diversity: on(
        z.strictObject({
          headline: z.tuple([noted, noted, noted], noted),
          regions: z.strictObject({ central: share, western: share, eastern: share, northern: share }),
        }),
      ),
      bugBounty: on(
        z.strictObject({
          stats: z.array(noted),
          tiers: z.strictObject({ critical: plain, high: plain, medium: plain, low: plain }),
        }),
      ),
      company: on(z.array(stat)),
      research: on(z.strictObject({ institutions: plain, observed: number })),
      leaderboard: on(z.array(claimOf(points)).min(3)),
      hackathons: on(z.tuple([plain, plain, plain])),
      trust: on(z.array(noted)),
      trustBounty: on(z.array(noted)),
      developers: on(z.array(stat)),
      events: on(z.strictObject({ workshops: plain, summit: plain, webinars: plain, meetups: plain })),
      featureRequests: on(z.strictObject({ firstAnswer: noted })),
      contact: on(z.strictObject({ reply: plain })),
    }),
  }),
);

export type Claim = {
  page: string;
  figure: string;
  label: string;
  counts: string;
  asOf: string | undefined;
  compare: (typeof compareGroups)[number] | undefined;
};

function claimsIn(page: string, group: unknown): Claim[] {
  const claim = anyClaim.safeParse(group);
  if (claim.success) {
    const { figure, unit, label, counts, note = '', asOf, compare } = claim.data;
    return [{ page, figure: figure + unit, label, counts: counts ?? note, asOf, compare }];
  }
  return typeof group === 'object' && group !== null
    ? Object.values(group).flatMap((each) => claimsIn(page, each))
    : [];
}

export const claims = (): Claim[] =>
  Object.values(facts.pages).flatMap(({ page, figures }) => claimsIn(page, figures));

/** Figures by path in the register; in a list by label. */
function placesIn(name: string, group: unknown): [string, string][] {
  const claim = anyClaim.safeParse(group);
  if (claim.success) {
    const { figure, counts, note = '' } = claim.data;
    return [
      [`figure.${name}`, name.endsWith('Ugx') ? `UGX\u00a0${figure}` : figure],
      [`claim.${name}.counts`, counts ?? note],
    ];
  }
  if (Array.isArray(group))
    return group.flatMap((each) => placesIn(`${name}.${slugify(anyClaim.parse(each).label)}`, each));
  return typeof group === 'object' && group !== null
    ? Object.entries(group).flatMap(([key, each]) => placesIn(`${name}.${key}`, each))
    : [];
}

/** `{{figure.careers.leaveDays}}`, `{{figure.about.institutions}}`, `{{claim.about.institutions.counts}}`. */
export const figurePlaceholders = (): Placeholders =>
  Object.fromEntries(Object.entries(facts.pages).flatMap(([page, { figures }]) => placesIn(page, figures)));

/** Figures by the page that shows them. */
export const figures = () => {
  const { pages } = facts;
  return Object.fromEntries(Object.entries(pages).map(([page, { figures }]) => [page, figures])) as {
    [Page in keyof typeof pages]: (typeof pages)[Page]['figures'];
  };
};
