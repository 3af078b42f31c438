// What the inbox's further views and the desk agree on: counts, events with their lists, several entries marked at once.
// As in desk-api.ts, of zod only what forms use too.
import * as z from 'zod/mini';
import { PAGE_SIZE, statuses } from './desk-api.ts';

const done = { ok: z.literal(true) };
const numberOrNull = z.transform((value: unknown) => (typeof value === 'number' ? value : null));

/** How many days the chart shows. */
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
  /** Kampala's days, oldest first, none left out: `2026-11-15`. */
  days: z.array(z.object({ day: z.string(), count: z.number() })),
  /** Those that something came through, or waits in; the busiest first. */
  forms: z.array(formCount),
});

const eventShape = {
  /** Its name in addresses. */
  id: z.string(),
  title: z.string(),
  /** Null once the event is over, or gone from the site. */
  capacity: numberOrNull,
  taken: z.number(),
  waiting: z.number(),
};

/** Someone on an event's list. */
const attendee = z.object({
  reference: z.string(),
  place: z.literal(['confirmed', 'waiting']),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  institution: z.string(),
  role: z.string(),
  needs: z.string(),
  /** Their address is still to be confirmed: the place is held for a day only. */
  unconfirmed: z.boolean(),
  at: z.number(),
});

export const eventsReply = z.object({ ...done, events: z.array(z.object(eventShape)) });
export const eventReply = z.object({ ...done, ...eventShape, people: z.array(attendee) });

const change = z.object({ reference: z.string(), status: z.literal(statuses) });

/** What they were before: sent back, it undoes the change. Entries that are gone are not in it. */
export const changesReply = z.object({ ...done, before: z.array(change) });

/** How many entries can be marked at once: all that one page of the list shows. */
export const MAX_CHANGES = PAGE_SIZE;

export type Counts = Omit<z.infer<typeof countsReply>, 'ok'>;
export type DeskEvent = z.infer<typeof eventsReply>['events'][number];
export type Attendee = z.infer<typeof attendee>;
export type EventList = Omit<z.infer<typeof eventReply>, 'ok'>;
export type StatusChange = z.infer<typeof change>;
