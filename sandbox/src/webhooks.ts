// Webhooks of a school and their deliveries. Nothing is sent.
import { act, type Done, withId } from './act.ts';
import { letters, seededRandom } from './ids.ts';
import type { EventType, School, SchoolEvent, Webhook } from './types.ts';

export function addWebhook(
  school: School,
  { url, events }: { url: string; events: EventType[] },
  at: number,
): Done<Webhook> {
  return act(school, at, (draft) => {
    const id = draft.id('hook');
    const secret = `whsec_${letters(seededRandom(`${school.seed}:${id}`), 24)}`;
    const webhook: Webhook = { id, url, events, created_at: draft.now, secret };
    draft.school.webhooks = [...school.webhooks, webhook];
    return webhook;
  });
}

export function removeWebhook(school: School, id: string, at: number): Done<Webhook> {
  const webhook = withId(school.webhooks, 'webhook', id);
  return act(school, at, (draft) => {
    draft.school.webhooks = school.webhooks.filter((each) => each !== webhook);
    return webhook;
  });
}

export type Delivery = { event: SchoolEvent; webhook: Webhook };

export function deliveriesOf({ webhooks }: School, events: readonly SchoolEvent[]): Delivery[] {
  return events.flatMap((event) =>
    webhooks.filter((each) => each.events.includes(event.type)).map((webhook) => ({ event, webhook })),
  );
}
