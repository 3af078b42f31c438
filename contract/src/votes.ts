// How often each feature request was voted for, as the desk tells it. Apart from the replies, which every form carries.
import { isRecord } from './reply.ts';

export interface Votes {
  ok: true;
  /** By the request's name. */
  votes: Readonly<Record<string, number>>;
  /** A name to vote by, for a visitor who has none yet: only those that the desk made count. */
  voter: string;
}

/** Undefined for anything that the desk does not say. */
export function parseVotes(answer: unknown): Votes | undefined {
  if (!isRecord(answer) || answer.ok !== true || !isRecord(answer.votes)) return undefined;
  const counts = Object.entries(answer.votes).filter((pair): pair is [string, number] =>
    Number.isInteger(pair[1]),
  );
  const voter = typeof answer.voter === 'string' ? answer.voter : '';
  return { ok: true, votes: Object.fromEntries(counts), voter };
}
