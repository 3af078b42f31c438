// Counts of visits, as the desk answers them to staff.
import * as z from 'zod/mini';

/** Each counts visits, not requests. */
export const visitKinds = ['visit', 'page', 'source', 'campaign', 'search', 'download', 'form'] as const;
export type VisitKind = (typeof visitKinds)[number];

const row = z.object({
  name: z.string(),
  count: z.number(),
  /** How many of these visits sent a form; for a page, after it was read. */
  wrote: z.number(),
  /** `count` in the period before. */
  before: z.number(),
});

const total = { visits: z.number(), pages: z.number(), wrote: z.number() };

export const visitsShape = {
  /** Days or months in Kampala, oldest first, without gaps: `2026-11-15`, `2026-11`. */
  periods: z.array(z.object({ name: z.string(), visits: z.number(), pages: z.number() })),
  total: z.object(total),
  before: z.object(total),
  days: z.number(),
  lists: z.record(z.literal(visitKinds), z.array(row)),
};
const shape = z.object(visitsShape);

/** Beside the period before: `12 % more than before`. */
export function compared(now: number, before: number): string {
  if (before === 0) return now === 0 ? 'as before' : 'none before';
  const share = Math.round((now / before - 1) * 100);
  if (share === 0) return 'as many as before';
  return `${Math.abs(share)} % ${share > 0 ? 'more' : 'fewer'} than before`;
}

export type Visits = z.infer<typeof shape>;
export type VisitRow = z.infer<typeof row>;
