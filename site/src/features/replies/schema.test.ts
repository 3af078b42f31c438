import { expect, it } from 'vitest';
import { organisation } from '~/facts/organisation';
import { replyText } from './schema';

it('fills in the facts and leaves the submission’s own places to the server', () => {
  expect(replyText.parse('{{reference}}: Dear {{sender}}, {{brand}}')).toBe(
    `{{reference}}: Dear {{sender}}, ${organisation.name}`,
  );
});

it('refuses a place that neither fills, and names the nearest', () => {
  const refused = replyText.safeParse('Dear {{sendr}}');
  expect(refused.error?.issues[0]?.message).toBe('no fact fills {{sendr}}. Did you mean {{sender}}?');
});
