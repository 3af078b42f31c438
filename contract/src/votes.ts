// Vote counts of feature requests. Separate from replies, which every form loads.
import { isRecord } from './reply.ts';

export interface Votes {
  ok: true;
  /** By the request's id. */
  votes: Readonly<Record<string, number>>;
}

/** Undefined for any other reply. */
export function parseVotes(answer: unknown): Votes | undefined {
  if (!isRecord(answer) || answer.ok !== true || !isRecord(answer.votes)) return undefined;
  const counts = Object.entries(answer.votes).filter((pair): pair is [string, number] =>
    Number.isInteger(pair[1]),
  );
  return { ok: true, votes: Object.fromEntries(counts) };
}
