// Vote counts of feature requests. Separate from replies, which every form loads.
import { isRecord } from './reply.ts';

export interface Votes {
  ok: true;
  votes: Readonly<Record<string, number>>;
}

export function parseVotes(body: unknown): Votes | undefined {
  if (!isRecord(body) || body.ok !== true || !isRecord(body.votes)) return undefined;
  const counts = Object.entries(body.votes).filter((pair): pair is [string, number] =>
    Number.isInteger(pair[1]),
  );
  return { ok: true, votes: Object.fromEntries(counts) };
}
