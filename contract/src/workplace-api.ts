// The API of the inbox's counts, events and bulk changes. Uses only the parts of zod that forms use.
import * as z from 'zod/mini';
import { PAGE_SIZE, statuses } from './desk-api.ts';

const done = { ok: z.literal(true) };
const numberOrNull = z.transform((value: unknown) => (typeof value === 'number' ? value : null));

export const COUNTED_DAYS = 30;

const formCount = z.object({
  id: z.string(),
  name: z.string(),
  /** In those days. */
  received: z.number(),
  /** Of any age. */
  fresh: z.number(),
  inProgress: z.number(),
});

export const countsReply = z.object({
  ...done,
  /** Days in Kampala, oldest first, without gaps: `2026-11-15`. */
  days: z.array(z.object({ day: z.string(), count: z.number() })),
  /** Forms with new or open submissions; the busiest first. */
  forms: z.array(formCount),
});

const eventShape = {
  id: z.string(),
  title: z.string(),
  /** Null when the event is over or no longer on the site. */
  capacity: numberOrNull,
  taken: z.number(),
  waiting: z.number(),
};

const attendee = z.object({
  reference: z.string(),
  place: z.literal(['confirmed', 'waiting']),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  institution: z.string(),
  role: z.string(),
  needs: z.string(),
  /** The address is not confirmed; the place is held for one day. */
  unconfirmed: z.boolean(),
  at: z.number(),
});

export const eventsReply = z.object({ ...done, events: z.array(z.object(eventShape)) });
export const eventReply = z.object({ ...done, ...eventShape, people: z.array(attendee) });

const change = z.object({ reference: z.string(), status: z.literal(statuses) });

/** Previous statuses; sending them back undoes the change. Deleted submissions are left out. */
export const changesReply = z.object({ ...done, before: z.array(change) });

/** Most submissions in one bulk change: one page of the list. */
export const MAX_CHANGES = PAGE_SIZE;

export type Counts = Omit<z.infer<typeof countsReply>, 'ok'>;
export type DeskEvent = z.infer<typeof eventsReply>['events'][number];
export type Attendee = z.infer<typeof attendee>;
export type EventList = Omit<z.infer<typeof eventReply>, 'ok'>;
export type StatusChange = z.infer<typeof change>;
