// What the desk must know of its site to take a submission in: events with their places, what can be voted for, and
// the words of the mail about it.
import type { SiteContent } from '@tred/contract/manifest';
import { createLetters, type Letters } from './mail/letters.ts';

export interface SubmissionContext {
  /** What it is called. */
  organisation: string;
  letters: Letters;
  /** Those one can register for; one that is over is not among them. */
  events: ReadonlyMap<string, { title: string; capacity: number }>;
  /** Whether a place is held until its address is confirmed: only where mail can be sent. */
  confirmPlaces: boolean;
  /** Feature requests that can be voted for. */
  requests: ReadonlySet<string>;
  /** Ready-made answers for staff. */
  replies: SiteContent['replies'];
}

export function createSubmissionContext(
  { organisation, events, requests, replies }: SiteContent,
  { deskUrl, mailTo, smtpUrl }: { deskUrl: string; mailTo: string | undefined; smtpUrl: string | undefined },
): SubmissionContext {
  return {
    organisation: organisation.name,
    letters: createLetters({ organisation: organisation.name, deskUrl, mailTo }),
    events: new Map(Object.entries(events)),
    confirmPlaces: smtpUrl !== undefined,
    requests: new Set(requests),
    replies,
  };
}
