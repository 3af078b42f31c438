// Random requests: the server always replies, never with an error of its own, and treats scripts and plain forms alike. A
// failure names its seed.

import { forms } from '@tred/contract/registry';
import { anyText, valuesFor } from '@tred/contract/test-values';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestServer, type TestServer } from '../test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await makeTestServer({ limits: false });
});
afterAll(() => server.close());

const json = 'application/json';
const plain = 'application/x-www-form-urlencoded';
const urlencoded = (values: Record<string, string>) => new URLSearchParams(values).toString();

/** Characters that a header may contain. */
const headerText = fc.string({
  unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
});

const anyBody = fc.oneof(
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  fc.json().map((text) => Buffer.from(text)),
  fc.webQueryParameters().map((text) => Buffer.from(text)),
  anyText().map((text) => Buffer.from(text)),
);
const anyAddress = fc.oneof(
  fc.constantFrom(...forms.map(({ id }) => `/api/forms/${id}`)),
  fc.constantFrom(
    '/api/admin/session',
    '/api/admin/submissions/search',
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
  ),
  fc.constantFrom('/events/place', '/thank-you', '/api/votes', '/contact', '/old'),
  fc.tuple(fc.webPath(), fc.webQueryParameters()).map(([path, query]) => `/${path}?${query}`),
  anyText().map((text) => `/${encodeURI(text.toWellFormed()).replaceAll('%25', '%')}`),
);
const anyHeaders = fc.record(
  {
    'content-type': fc.oneof(
      fc.constantFrom(json, plain, 'multipart/form-data', `${json}; charset=x`),
      headerText,
    ),
    accept: fc.constantFrom('text/html', json, '*/*'),
    'accept-encoding': fc.constantFrom('br', 'gzip;q=0', 'x'),
    'idempotency-key': fc.oneof(fc.stringMatching(/^[0-9a-z-]{16}$/), headerText),
    referer: fc.oneof(fc.webUrl(), headerText),
    cookie: headerText,
    range: fc.oneof(fc.constantFrom('bytes=0-1', 'bytes=-', 'bytes=9-1'), headerText),
    'if-none-match': headerText,
    'x-forwarded-for': fc.oneof(fc.ipV6(), headerText),
    'x-forwarded-proto': fc.constantFrom('https', 'x'),
  },
  { requiredKeys: [] },
);
const method = fc.constantFrom('GET', 'POST', 'HEAD', 'DELETE', 'OPTIONS');

it('answers anything, and not by failing', async () => {
  await fc.assert(
    fc.asyncProperty(method, anyAddress, anyHeaders, anyBody, async (method, url, headers, payload) => {
      const body = method === 'POST' || method === 'DELETE' ? { payload } : {};
      const reply = await server.app.inject({ method: method as 'POST', url, headers, ...body });
      expect(reply.statusCode).toBeLessThan(500);
    }),
  );
});

it('refuses an object in place of a text, and no form fails', async () => {
  const strange = { toString: 1, valueOf: 1 };
  for (const { id, fields } of forms) {
    const payload = Object.fromEntries(fields.map(({ name }) => [name, strange]));
    const reply = await server.app.inject({ method: 'POST', url: `/api/forms/${id}`, payload });
    expect.soft([id, reply.statusCode]).toEqual([id, 422]);
  }
  const payload = { reference: strange, sender: strange };
  const reply = await server.app.inject({ method: 'POST', url: '/reference', payload });
  expect(reply.statusCode).toBe(422);
});

it.each(forms.map((form) => ({ id: form.id, form })))(
  'tells a page and a plain form of $id the same',
  async ({ id, form }) => {
    const url = `/api/forms/${id}`;
    const post = (type: string, payload: string, accept = json) =>
      server.app.inject({ method: 'POST', url, headers: { 'content-type': type, accept }, payload });
    await fc.assert(
      fc.asyncProperty(valuesFor(form, { text: true }), async (values) => {
        const asText = Object.fromEntries(
          Object.entries(values).map(([name, value]) => [name, String(value).toWellFormed()]),
        );
        const page = await post(json, JSON.stringify(asText));
        const script = await post(plain, urlencoded(asText));
        expect(page.statusCode).toBeLessThan(500);
        expect(script.json().ok).toBe(page.json().ok);
        expect(script.json().problems).toEqual(page.json().problems);
        const asPage = await post(plain, urlencoded(asText), 'text/html');
        expect(asPage.statusCode).toBe(page.json().ok ? 303 : page.statusCode);
      }),
      { numRuns: 12 },
    );
  },
);
