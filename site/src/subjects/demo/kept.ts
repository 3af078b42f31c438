// How the demo is kept as text: the acts, and what is shown. Whatever else may stand there starts it over.
import type { Act } from './office';
import { atFirst, type Shown } from './shown';

type Kept = { acts: readonly Act[]; shown: Shown };

/** Goes up when kept acts would mean something else than before. */
const VERSION = 1;
/** More than anybody does in a morning: a full store must not slow the page down. */
const MOST = 2000;

/** Nothing is kept. */
export const withoutTrace = '';

export const writeKept = ({ acts, shown }: Kept): string =>
  JSON.stringify({ v: VERSION, acts: acts.slice(0, MOST), shown });

export function readKept(text: string): Kept {
  try {
    const kept = JSON.parse(text) as { v?: unknown; acts?: unknown; shown?: unknown };
    if (kept.v === VERSION && Array.isArray(kept.acts) && kept.acts.every(isAct))
      return { acts: kept.acts, shown: { ...atFirst, ...(kept.shown as Partial<Shown> | undefined) } };
  } catch {}
  return { acts: [], shown: atFirst };
}

const isAct = (value: unknown): value is Act =>
  typeof value === 'object' && value !== null && typeof (value as { do?: unknown }).do === 'string';
