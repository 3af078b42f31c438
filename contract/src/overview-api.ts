// The API of the inbox's overviews: visits with the entries of those days, and events. Uses only the parts of zod that forms use.
import * as z from 'zod/mini';
import { done, numberOrNull } from './desk-api.ts';
import { visitsShape } from './visits.ts';

const formCount = z.object({
  id: z.string(),
  name: z.string(),
  /** In those days. */
  received: z.number(),
  /** Of any age. */
  fresh: z.number(),
  inProgress: z.number(),
});

export const visitsReply = z.object({
  ...done,
  ...visitsShape,
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
export const eventReply = z.object({ ...done, ...eventShape, attendees: z.array(attendee) });

export type Overview = Omit<z.infer<typeof visitsReply>, 'ok'>;
export type FormCount = z.infer<typeof formCount>;
export type DeskEvent = z.infer<typeof eventsReply>['events'][number];
export type Attendee = z.infer<typeof attendee>;
export type EventList = Omit<z.infer<typeof eventReply>, 'ok'>;
