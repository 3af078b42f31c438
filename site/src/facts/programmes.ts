// Affiliate and startup programmes, hackathons and the leaderboard.

import { z } from 'astro/zod';
import { formatHours } from '../lib/dates.ts';
import { drawingNames } from '../lib/drawings.ts';
import { shareLeft } from '../lib/format-text.ts';
import { oneOf } from '../lib/locale.ts';
import { formatUgx, formatUsd } from '../lib/money.ts';
import { dayRule, sampleWhile, timeOfDay } from '../readers/fields.ts';
import { group, type Placeholders } from '../readers/placeholders.ts';
import { readFacts } from '../readers/read-facts.ts';
import { figures } from './figures.ts';
import { filled } from './filled.ts';
import { type PlanId, prices } from './prices.ts';
import { holidayInRule, noHoliday } from './public-holidays.ts';

const tier = z.strictObject({
  name: z.enum(['Bronze', 'Silver', 'Gold', 'Platinum']),
  from: z.int().positive().describe('The first number of referrals in the tier.'),
  to: z.int().positive().nullable().describe('The last number of referrals; empty for the top tier.'),
  percent: z.int().min(1).max(100).describe('Of what a referred school pays.'),
  payouts: z.string().describe('How often we pay.'),
});

export const affiliate = readFacts(
  'affiliate',
  z.strictObject({
    tiers: z
      .tuple([tier, tier, tier, tier])
      .refine(([{ from }]) => from === 1, {
        path: [0, 'from'],
        error: 'must be 1, so that each referral counts',
      })
      .describe('Rising.'),
    minimumPayoutUsd: z.int().positive().describe('In dollars.'),
    payoutMethods: z.array(z.string()).min(2),
    commissionMonths: z.int().positive().describe('In months.'),
    code: z.string().regex(/^[A-Z0-9-]+$/, 'must be capital letters, digits and hyphens'),
    sample: sampleWhile('a payment is not confirmed'),
  }),
);

export const payoutMethods = () => affiliate.payoutMethods;

const workingDayRule = dayRule.check(noHoliday((rule) => holidayInRule(rule)));

const meeting = z.strictObject({
  recurs: workingDayRule,
  rhythm: filled.describe('The rule in words.'),
  starts: timeOfDay,
  ends: timeOfDay,
  place: filled,
});

export const startupCalendar = readFacts(
  'startup-calendar',
  z.strictObject({
    round: z
      .strictObject({
        closes: workingDayRule,
        rhythm: filled.describe('The rule in words.'),
        answerAfterDays: z.int().positive(),
        startAfterDays: z.int().positive(),
      })
      .check(
        noHoliday(
          ({ closes, answerAfterDays }) => holidayInRule(closes, [answerAfterDays]),
          'answerAfterDays',
        ),
      )
      .check(
        noHoliday(({ closes, startAfterDays }) => holidayInRule(closes, [startAfterDays]), 'startAfterDays'),
      ),
    review: filled.describe('Who reads an application, in a sentence.'),
    infoSession: meeting,
    foundersMeetup: meeting,
    fundingWorkshop: meeting,
    sample: sampleWhile('a date is not confirmed'),
  }),
);

/** Friday to Sunday. */
const weekendRule = dayRule.check(noHoliday((rule) => holidayInRule(rule, [0, 1, 2])));

export const hackathonCalendar = readFacts(
  'hackathon-calendar',
  z.strictObject({
    schools: weekendRule,
    campus: weekendRule,
    offline: weekendRule,
    sample: sampleWhile('a date is not confirmed'),
  }),
);

export const hallOfFame = readFacts(
  'hackathon-winners',
  z.strictObject({
    hackathons: z
      .array(
        z.strictObject({
          title: filled.describe('Its name and year: Campus Build 2026.'),
          place: filled.describe('Where and in which month: Entebbe, May.'),
          winners: z
            .array(
              z.strictObject({
                prize: z.enum(['first', 'second', 'third']),
                project: filled.describe('Its name.'),
                drawing: z.enum(drawingNames).exactOptional(),
                text: filled.describe('The team, where from, what it does, what became of it.'),
              }),
            )
            .min(1),
        }),
      )
      .min(1),
    partners: z.array(
      z.strictObject({
        short: filled.describe('The words on the page.'),
        full: filled.describe('The same with a few words on what they do, for those who hear the page.'),
      }),
    ),
    sample: sampleWhile('it is invented'),
  }),
);

const points = () => figures().leaderboard;

const developers = readFacts(
  'leaderboard',
  z.strictObject({
    people: z
      .array(
        z.strictObject({
          name: filled.min(3).describe('First name and surname.'),
          contributions: filled.describe('How many, and which.'),
          badges: z.array(filled).min(1).describe('In square brackets: [Maintainer, Mentor].'),
        }),
      )
      .refine((people) => people.length === points().length, {
        error: () =>
          `must be ${points().length} people, one for each of the points in content/facts/claims.yaml`,
      }),
    sample: sampleWhile('people are invented'),
  }),
);

export const leaderboard = () =>
  developers.people.map((person, place) => ({
    rank: place + 1,
    points: points()[place]?.figure ?? '',
    ...person,
  }));

/** Referrals of a tier: `11-25`, `51+`. */
const referralsIn = ({ from, to }: z.infer<typeof tier>) => (to === null ? `${from}+` : `${from}-${to}`);

const affiliatePlaceholders = () => ({
  code: affiliate.code,
  tiers: affiliate.tiers.length,
  months: affiliate.commissionMonths,
  minimumPayout: formatUsd(affiliate.minimumPayoutUsd),
  payoutMethods: oneOf(affiliate.payoutMethods),
  ...Object.fromEntries(
    affiliate.tiers.flatMap((each) => [
      [`${each.name.toLowerCase()}.percent`, each.percent],
      [`${each.name.toLowerCase()}.from`, each.from],
      [`${each.name.toLowerCase()}.referrals`, referralsIn(each)],
      [`${each.name.toLowerCase()}.payouts`, each.payouts],
    ]),
  ),
});

/** A plan in the startup programme: monthly price in each year, yearly prices, total, and list price. */
function startupPrices(plan: PlanId) {
  const { annual } = prices.planPrices[plan];
  const { yearOne, yearTwo } = prices.startupDiscounts;
  const after = (percent: number) => formatUgx((annual * (100 - percent)) / 100);
  return [
    [`${plan}.monthYearOne`, after(yearOne)],
    [`${plan}.monthYearTwo`, after(yearTwo)],
  ];
}

function startupPlaceholders() {
  const { round, review, sample: _, ...meetings } = startupCalendar;
  return {
    closes: round.rhythm,
    review,
    shareYearOne: shareLeft(prices.startupDiscounts.yearOne),
    shareYearTwo: shareLeft(prices.startupDiscounts.yearTwo),
    ...Object.fromEntries([
      ...(['starter', 'professional', 'enterprise'] as const).flatMap(startupPrices),
      ...Object.entries(meetings).flatMap(([name, { rhythm, place, starts, ends }]) => [
        [`${name}.rhythm`, rhythm],
        [`${name}.place`, place],
        [`${name}.hours`, formatHours(starts, ends)],
      ]),
    ]),
  };
}

/** The currency once: UGX 15M, 8M and 5M. */
const amountOnly = (prize: string) => prize.replace(/^UGX\s/, '');

function hackathonPlaceholders() {
  const [first, second, third] = figures().hackathons;
  const { hackathons } = hallOfFame;
  return {
    prizes: `${first.figure}, ${amountOnly(second.figure)} and ${amountOnly(third.figure)}`,
    stories: hackathons.flatMap(({ winners }) => winners).length,
    awards: hackathons.length * 3,
  };
}

/** `UGX 300K-3M` is from 300K to 3M. */
function bountyPlaceholders() {
  const { low, critical } = figures().bugBounty.tiers;
  return { least: amountOnly(low.figure).replace(/-.*/, ''), most: critical.figure.replace(/.*-/, '') };
}

/** `{{affiliate.gold.percent}}`, `{{startup.closes}}`, `{{hackathon.prizes}}`, `{{bounty.most}}`. */
export const programmePlaceholders = (): Placeholders => ({
  ...group('affiliate', affiliatePlaceholders()),
  ...group('startup', startupPlaceholders()),
  ...group('hackathon', hackathonPlaceholders()),
  ...group('bounty', bountyPlaceholders()),
});
