// What the desk must know of its site to take a submission in: events with their places, what can be voted for, and
// the words of the mail about it.
import type { SiteContent } from '@tred/contract/manifest';
import { createLetters, type Letters } from './mail/letters.ts';

export interface SubmissionContext {
  letters: Letters;
  /** Those one can register for; one that is over is not among them. */
  events: ReadonlyMap<string, { title: string; capacity: number }>;
  /** Feature requests that can be voted for. */
  requests: ReadonlySet<string>;
}

export function createSubmissionContext(
  { organisation, events, requests }: SiteContent,
  { deskUrl, mailTo }: { deskUrl: string; mailTo: string | undefined },
): SubmissionContext {
  return {
    letters: createLetters({ organisation: organisation.name, deskUrl, mailTo }),
    events: new Map(Object.entries(events)),
    requests: new Set(requests),
  };
}
