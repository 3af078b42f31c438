import { describe, expect, it, vi } from 'vitest';

const respond = (status: number, body: string) =>
  vi.fn<typeof fetch>(async () => new Response(body, { status }));

async function transport(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  return await import('./transport');
}

describe('to the server', () => {
  it('posts JSON with the key and hands the answer on', async () => {
    const fetch = respond(201, '{"ok":true,"reference":"TRD-4F7K2-M9QXD"}');
    vi.stubGlobal('fetch', fetch);
    const { send } = await transport({ PUBLIC_FORMS: 'server' });
    expect(await send('contact', { a: 'b' }, 'key')).toEqual({ ok: true, reference: 'TRD-4F7K2-M9QXD' });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/api/forms/contact');
    expect(init).toMatchObject({
      method: 'POST',
      body: '{"a":"b"}',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'key' },
    });
  });

  it('posts to the server’s own origin when it has one', async () => {
    const fetch = respond(201, '{"ok":true,"reference":"TRD-4F7K2-M9QXD"}');
    vi.stubGlobal('fetch', fetch);
    const { send, formAction } = await transport({
      PUBLIC_FORMS: 'server',
      PUBLIC_FORMS_ORIGIN: 'https://desk.example',
    });
    await send('contact', {}, 'key');
    expect(fetch.mock.calls[0]?.[0]).toBe('https://desk.example/api/forms/contact');
    expect(formAction('contact')).toBe('https://desk.example/api/forms/contact');
  });

  it.each([
    ['a page instead of JSON', respond(502, '<h1>Bad gateway</h1>')],
    ['JSON that is not ours', respond(503, '{"error":"x"}')],
    ['no network', vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))],
  ])('calls %s unreachable', async (_, fetch) => {
    vi.stubGlobal('fetch', fetch);
    const { send } = await transport({ PUBLIC_FORMS: 'server' });
    expect(await send('contact', {}, 'key')).toEqual({
      ok: false,
      error: 'unavailable',
      message: '',
    });
  });

  it('gives up after twenty seconds', async () => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    const { send } = await transport({ PUBLIC_FORMS: 'server' });
    const sending = send('contact', {}, 'key');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await sending).toMatchObject({ ok: false, error: 'unavailable' });
  });
});

describe('simulated', () => {
  it('sends nothing and makes a reference', async () => {
    const fetch = respond(500, '');
    vi.stubGlobal('fetch', fetch);
    const { send } = await transport({ PUBLIC_FORMS: 'simulated' });
    expect(await send('contact', {}, 'key')).toEqual({ ok: true, reference: expect.stringMatching(/^TRD-/) });
    expect(fetch).not.toHaveBeenCalled();
  });
});
