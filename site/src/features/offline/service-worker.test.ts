import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { plainScript } from '../../../build/scripts.ts';

const file = new URL('service-worker.ts', import.meta.url);
const script = await plainScript('service-worker.ts', readFileSync(file, 'utf8'));
const WORDS = { title: 'No network', lead: 'Try again.', note: 'Read on {when}.', more: 'More' };
const site = 'https://tred.example';

/** A cache that keeps insertion order, as in browsers. */
function fakeCache() {
  const entries = new Map<string, Response>();
  const full = (key: string | { url: string }) => new URL(typeof key === 'string' ? key : key.url, site).href;
  return {
    entries,
    match: async (key: string) => entries.get(full(key))?.clone(),
    put: async (key: string, response: Response) => void entries.set(full(key), response),
    delete: async (key: string | { url: string }) => entries.delete(full(key)),
    keys: async () => [...entries.keys()].map((url) => ({ url })),
  };
}

function page(text: string): Response {
  const response = new Response(
    `<title>The page ${text} | Tred</title><main>${text}<ul class="x" data-saved-pages="true"></ul></main>`,
    {
      headers: { 'content-type': 'text/html', date: new Date().toUTCString() },
    },
  );
  return Object.defineProperty(response, 'type', { value: 'basic' });
}

function start({ saveData = false, online = true } = {}) {
  const caches = new Map<string, ReturnType<typeof fakeCache>>();
  const listeners: Record<string, (event: object) => void> = {};
  const requested: string[] = [];
  const network = { online };
  const fetch = async (request: string | { url: string }) => {
    const url = new URL(typeof request === 'string' ? request : request.url, site);
    requested.push(url.pathname);
    if (!network.online) throw new TypeError('no network');
    return page(url.pathname);
  };
  runInNewContext(script, {
    ...{
      URL,
      Response,
      Headers,
      Date,
      fetch,
      location: new URL(site),
      navigator: { connection: { saveData } },
      WORDS,
    },
    caches: {
      open: async (name: string) => caches.get(name) ?? caches.set(name, fakeCache()).get(name),
      keys: async () => [...caches.keys()],
      delete: async (name: string) => caches.delete(name),
    },
    self: {
      addEventListener: (type: string, run: (event: object) => void) => {
        listeners[type] = run;
      },
      skipWaiting: async () => undefined,
      registration: {},
      clients: { claim: async () => undefined, matchAll: async () => [] },
    },
  });
  const post = async (type: string, more: object = {}) => {
    const work: Promise<unknown>[] = [];
    let reply: Promise<Response> | undefined;
    const waitUntil = (promise: Promise<unknown>) => work.push(promise);
    listeners[type]?.({
      ...more,
      waitUntil,
      respondWith: (response: Promise<Response>) => (reply = response),
    });
    const response = await reply;
    while (work.length > 0) await work.pop();
    return response;
  };
  const visit = (path: string) =>
    post('fetch', {
      request: { url: site + path, method: 'GET', mode: 'navigate' },
      preloadResponse: undefined,
    });
  const pages = () => [...(caches.get('pages-1')?.entries.keys() ?? [])].map((url) => new URL(url).pathname);
  return { post, visit, requested, network, pages, caches };
}

test('caches the offline page on install, and nothing for visitors who save data', async () => {
  const usual = start();
  await usual.post('install');
  expect(usual.pages()).toEqual(['/offline']);

  const saving = start({ saveData: true });
  await saving.post('install');
  await saving.visit('/pricing');
  expect(saving.requested).toEqual(['/pricing']);
  saving.network.online = false;
  const response = await saving.visit('/modules');
  expect(response?.status).toBe(503);
  expect(await response?.text()).toContain(WORDS.lead);
});

test('caches the last forty pages', async () => {
  const { visit, pages } = start();
  for (let at = 0; at < 45; at += 1) await visit(`/blog/${at}`);
  await visit('/blog/10');
  await visit('/blog/45');
  const cached = pages().filter((path) => path !== '/offline');
  expect(cached).toHaveLength(40);
  expect(cached).not.toContain('/blog/5');
  expect(cached.slice(-2)).toEqual(['/blog/10', '/blog/45']);
});

test('deletes caches of an old version when a new one activates', async () => {
  const { post, caches } = start();
  caches.set('pages-0', fakeCache());
  await post('activate');
  expect([...caches.keys()]).not.toContain('pages-0');
});

test('the offline page lists cached pages, the last read first', async () => {
  const { post, visit, network } = start();
  await post('install');
  await visit('/pricing');
  await visit('/about');
  network.online = false;
  const text = await (await visit('/modules'))?.text();
  expect(text).toContain(
    'data-saved-pages="true"><li><a href="/about">The page /about</a></li><li><a href="/pricing">The page /pricing</a></li></ul>',
  );
});
