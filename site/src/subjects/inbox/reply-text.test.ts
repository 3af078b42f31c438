// What becomes of the places of a reply template when the site is built.
import { expect, it } from 'vitest';
import { organisation } from '~/facts/organisation';
import { replyText } from './reply-text';

it('fills in the facts and leaves the entry’s own places to the desk', () => {
  expect(replyText.parse('{{reference}}: Dear {{sender}}, {{name}}')).toBe(
    `{{reference}}: Dear {{sender}}, ${organisation.name}`,
  );
});

it('refuses a place that neither fills, and names the nearest', () => {
  const refused = replyText.safeParse('Dear {{sendr}}');
  expect(refused.error?.issues[0]?.message).toBe('no fact fills {{sendr}}. Did you mean {{sender}}?');
});
