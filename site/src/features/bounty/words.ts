// Schema of the bug bounty's words.
import { z } from 'astro/zod';
import { list, titledPoints } from '../../components/schema.ts';
import { trackWords } from '../../components/Track/schema.ts';
import { pageText } from '../../facts/page-text.ts';

const UNITS: Record<string, number> = { K: 1_000, M: 1_000_000, B: 1_000_000_000 };

/** "UGX 300K-3M" is 300,000 to 3,000,000. */
export function rewardRange(figure: string): { from: number; to: number } {
  const [, from, fromUnit = '', to, toUnit = ''] =
    /^UGX\s([\d.]+)([KMB])-([\d.]+)([KMB])$/.exec(figure) ?? [];
  return {
    from: Number(from) * (UNITS[fromUnit] ?? Number.NaN),
    to: Number(to) * (UNITS[toUnit] ?? Number.NaN),
  };
}

/** A reward that the chart can draw. */
export const reward = pageText.refine((figure) => rewardRange(figure).from < rewardRange(figure).to, {
  error: 'must be a range such as UGX 300K-3M',
});

export const rewardScaleWords = z.strictObject({
  tiers: list(
    z.strictObject({
      name: pageText.describe('The severity.'),
      figure: reward.describe('The reward, a fact such as UGX 300K-3M.'),
    }),
  ).describe('The severities, the highest first.'),
  caption: pageText.describe('Says what the picture shows.'),
});

export const quietHoursWords = titledPoints.extend({ day: trackWords.describe('The drawing of a day.') });
