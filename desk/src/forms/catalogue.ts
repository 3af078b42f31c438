// What the built site tells the desk: how else to reach us, which events have how many places, what can be voted for.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const schema = z.object({
  contact: z.object({ email: z.string(), phone: z.string() }).optional(),
  events: z.record(z.string(), z.object({ title: z.string(), capacity: z.int().positive() })).optional(),
  requests: z.array(z.string()).optional(),
});

export interface Catalogue {
  /** One line, for pages that say that something failed. */
  otherWays: string;
  capacityOf(event: string): number;
  titleOf(event: string): string;
  knowsEvent(event: string): boolean;
  knowsRequest(request: string): boolean;
}

/** A workshop's places; also for an event that does not say. */
const usualCapacity = 50;

export function createCatalogue({ contact, events, requests }: z.infer<typeof schema>): Catalogue {
  return {
    otherWays: contact
      ? `You can also write to ${contact.email} or call ${contact.phone}.`
      : 'You can also reach us by mail or phone: see the contact page.',
    capacityOf: (event) => events?.[event]?.capacity ?? usualCapacity,
    titleOf: (event) => events?.[event]?.title ?? event.replaceAll('-', ' '),
    knowsEvent: (event) => !events || Object.hasOwn(events, event),
    knowsRequest: (request) => !requests || requests.includes(request),
  };
}

/** Reads `catalogue.json` of the built site. A site without one takes every event and request. */
export async function readCatalogue(siteDir: string): Promise<Catalogue> {
  const file = join(siteDir, 'catalogue.json');
  return createCatalogue(existsSync(file) ? schema.parse(JSON.parse(await readFile(file, 'utf8'))) : {});
}
