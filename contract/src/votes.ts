// How often each feature request was voted for, as the desk tells it. Apart from the replies, which every form carries.
import { isRecord } from './reply.ts';

export interface Votes {
  ok: true;
  /** By the request's name. */
  votes: Readonly<Record<string, number>>;
}

/** Undefined for anything that the desk does not say. */
export function parseVotes(answer: unknown): Votes | undefined {
  if (!isRecord(answer) || answer.ok !== true || !isRecord(answer.votes)) return undefined;
  const counts = Object.entries(answer.votes).filter((pair): pair is [string, number] =>
    Number.isInteger(pair[1]),
  );
  return { ok: true, votes: Object.fromEntries(counts) };
}
