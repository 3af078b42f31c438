// The log of a key: signed events and SMS, or plainly why there are none.
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { log as words } from '~/content/pages/developers/sandbox-log';
import { SandboxLog } from './SandboxLog';
import { start } from './SandboxLog.client';

const fetched = vi.fn();
beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  document.body.innerHTML = renderToStaticMarkup(<SandboxLog {...words} />);
});
afterEach(() => vi.unstubAllGlobals());

const form = () => document.querySelector('form') as HTMLFormElement;
const says = () => document.querySelector('[role="status"]')?.textContent;
const ask = () => form().requestSubmit();

it('asks with the key in a header, and shows what it gets as text', async () => {
  fetched.mockResolvedValue(
    Response.json({
      webhooks: [
        {
          url: 'https://a.example/<b>',
          type: 'payment.succeeded',
          created_at: '2026-11-16T10:24:31+03:00',
          headers: { 'Tred-Signature': 't=1,v1=ab' },
          body: '{"id":"evt_5Kt2hWq9"}',
        },
      ],
      messages: [{ to: '+256670000001', text: 'Paid.', sent_at: '2026-11-16T10:24:31+03:00' }],
    }),
  );
  start();
  ask();
  await expect.poll(says).toBe('Webhooks: 1. SMS: 1.');
  expect(fetched).toHaveBeenCalledWith('/sandbox/log', {
    headers: { authorization: `Bearer ${words.keyField.value}` },
  });
  expect(document.querySelector('[data-list="webhooks"] li')?.textContent).toContain(
    '2026-11-16 10:24:31 payment.succeeded https://a.example/<b>',
  );
  expect(document.querySelector('pre code[data-request]')?.textContent).toBe(
    'Tred-Signature: t=1,v1=ab\n\n{"id":"evt_5Kt2hWq9"}',
  );
});

it.each([
  ['nothing', () => Response.json({ webhooks: [], messages: [] })],
  ['unknown', () => new Response('', { status: 401 })],
  ['busy', () => new Response('', { status: 429 })],
  ['failed', () => new Response('', { status: 404 })],
] as const)('says %s', async (what, reply) => {
  fetched.mockResolvedValue(reply());
  start();
  ask();
  await expect.poll(says).toBe(words.says[what]);
});
