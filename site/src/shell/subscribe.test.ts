// The footer's Subscribe: thanks in place, problems said, nothing lost.
import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { send } from '~/forms/transport';
import { subscribe } from './behaviour';

vi.mock('~/forms/transport', () => ({ send: vi.fn() }));

const form = () => document.querySelector('form') as HTMLFormElement;
const email = () => document.querySelector('[name=email]') as HTMLInputElement;
const status = () => document.querySelector('[data-subscribe-status]')?.textContent;
/** Waits until the lazy script has run. */
const settled = () =>
  import('~/subjects/newsletter/send-subscription.client').then(
    () => new Promise((done) => setTimeout(done)),
  );

beforeEach(() => {
  vi.mocked(send).mockReset();
  document.body.innerHTML = `
    <form data-subscribe>
      <input type="hidden" name="source" value="footer" />
      <input name="fax_number" />
      <input name="email" type="email" />
      <p role="status" data-subscribe-status data-thanks="Thank you for subscribing!"
        data-confirm-by-email="Now open the email." data-retrying="Sent again."></p>
    </form>`;
  subscribe();
});

it('thanks and clears', async () => {
  vi.mocked(send).mockResolvedValue({ ok: true, reference: 'TRD-4F7K2-M9QXD' });
  fireEvent.input(email(), { target: { value: 'grace@example.ug' } });
  fireEvent.submit(form());
  await expect.poll(status).toBe('Thank you for subscribing!');
  expect(email().value).toBe('');
  expect(vi.mocked(send).mock.calls[0]).toEqual([
    'newsletter',
    { email: 'grace@example.ug', source: 'footer', fax_number: '', elapsed_ms: expect.any(Number) },
    expect.stringMatching(/^[0-9a-f]{32}$/),
  ]);
});

it('sends once while it waits for the reply', async () => {
  vi.mocked(send).mockReturnValue(new Promise(() => {}));
  fireEvent.submit(form());
  fireEvent.submit(form());
  await expect.poll(() => send).toHaveBeenCalled();
  fireEvent.submit(form());
  await settled();
  expect(send).toHaveBeenCalledTimes(1);
});

it('keeps the address after a failure, and sends it again by itself with the same key unless the address has changed', async () => {
  vi.mocked(send).mockResolvedValue({ ok: false, error: 'unavailable', message: '' });
  fireEvent.input(email(), { target: { value: 'grace@example.ug' } });
  fireEvent.submit(form());
  await expect.poll(status).toBe('Sent again.');
  expect(email().value).toBe('grace@example.ug');
  fireEvent(window, new Event('online'));
  await expect.poll(() => send).toHaveBeenCalledTimes(2);
  await settled();
  fireEvent.input(email(), { target: { value: 'g@example.ug' } });
  expect(status()).toBe('');
  fireEvent(window, new Event('online'));
  fireEvent.submit(form());
  await expect.poll(() => send).toHaveBeenCalledTimes(3);
  const [first, second, third] = vi.mocked(send).mock.calls.map(([, , key]) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
