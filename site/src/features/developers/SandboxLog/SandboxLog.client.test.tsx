import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { keyLog } from '../view';
import { SandboxLog } from './SandboxLog';
import { start } from './SandboxLog.client';

const fetched = vi.fn();
beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  document.body.innerHTML = renderToStaticMarkup(<SandboxLog {...keyLog()} />);
});

const form = () => document.querySelector('form') as HTMLFormElement;
const says = () => document.querySelector('[role="status"]')?.textContent;
const ask = () => form().requestSubmit();

it.each([
  ['nothing', () => Response.json({ webhooks: [], messages: [] })],
  ['unknown', () => new Response('', { status: 401 })],
  ['busy', () => new Response('', { status: 429 })],
  ['failed', () => new Response('', { status: 404 })],
] as const)('says %s', async (what, reply) => {
  fetched.mockResolvedValue(reply());
  start();
  ask();
  await expect.poll(says).toBe(keyLog().says[what]);
});
