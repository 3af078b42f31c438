// What a school of the sandbox would have sent: events to addresses, signed as the documentation says, and SMS to
// guardians. It is shown to whoever has the key and goes nowhere.
import { createHmac } from 'node:crypto';
import type { Kept } from '@tred/sandbox/http/answer';

/** `t=…,v1=…`: the time, and the HMAC-SHA256 of the time, a full stop and the body. */
function signature(secret: string, seconds: number, body: string): string {
  const hash = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${hash}`;
}

export function logOf({ school, deliveries }: Kept, signatureHeader: string) {
  return {
    school: school.name,
    webhooks: deliveries.toReversed().map(({ event, webhook: { url, secret } }) => {
      const body = JSON.stringify(event);
      const seconds = Math.floor(Date.parse(event.created_at) / 1000);
      return {
        url,
        type: event.type,
        created_at: event.created_at,
        headers: {
          'Content-Type': 'application/json',
          [signatureHeader]: signature(secret, seconds, body),
        },
        body,
      };
    }),
    messages: school.messages.toReversed().map(({ to, text, sent_at }) => ({ to, text, sent_at })),
  };
}
