// Counts of visits, as the server answers them to staff.

/** Each counts visits, not requests. */
export const visitKinds = ['visit', 'page', 'source', 'campaign', 'search', 'download', 'form'] as const;
export type VisitKind = (typeof visitKinds)[number];

export interface VisitRow {
  name: string;
  count: number;
  /** How many of these visits sent a form; for a page, after it was read. */
  wrote: number;
  /** `count` in the period before. */
  before: number;
}

interface VisitTotal {
  visits: number;
  pages: number;
  wrote: number;
}

export interface Visits {
  /** Days or months in Kampala, oldest first, without gaps: `2026-11-15`, `2026-11`. */
  periods: { name: string; visits: number; pages: number }[];
  total: VisitTotal;
  before: VisitTotal;
  days: number;
  lists: Record<VisitKind, VisitRow[]>;
}

/** Beside the period before: `12 % more than before`. */
export function compared(now: number, before: number): string {
  if (before === 0) return now === 0 ? 'the same as before' : 'none before';
  const share = Math.round((now / before - 1) * 100);
  if (share === 0) return 'the same as before';
  return `${Math.abs(share)} % ${share > 0 ? 'more' : 'fewer'} than before`;
}
