// The service worker: network first for pages, then the cache. It has no imports, because `/sw.js` is this file without
// types.

/** Escaped for HTML; `/sw.js` begins with them. */
declare const WORDS: Record<'title' | 'lead' | 'note' | 'more', string>;

const PAGES = 'pages-1';
const FILES = 'files-1';

/** `limit`: number of entries; the oldest is deleted first. A page has about 15 KB, a file 5. */
type LimitedCache = { open(): Promise<Cache>; limit: number };
const pages: LimitedCache = { open: () => caches.open(PAGES), limit: 40 };
const files: LimitedCache = { open: () => caches.open(FILES), limit: 60 };

const OFFLINE = '/offline';
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Never cached: the staff inbox and personal replies. */
const PRIVATE = /^\/(?:admin|desk|api|newsletter|sandbox)(?:\/|$)/;

const worker = self as unknown as Worker;

worker.addEventListener('install', (event) => {
  // With data saving on, it fetches nothing extra.
  if (!savesData()) event.waitUntil(cacheOfflinePage());
  void worker.skipWaiting();
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || PRIVATE.test(url.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(event, url.pathname));
  // File names change with their content, so a cached file is always current.
  else if (url.pathname.startsWith('/_astro/')) event.respondWith(file(event));
});

async function page(event: FetchEvent, path: string): Promise<Response> {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (isPage(response)) event.waitUntil(addToCache(pages, path, response.clone()));
    event.waitUntil(refreshOfflinePage());
    return path === OFFLINE ? withCachedList(response) : response;
  } catch {
    return (await cachedPage(path)) ?? (await offlinePage()) ?? plainOfflinePage();
  }
}

async function file(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cached = await findCached(files, request.url);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.status === 200) event.waitUntil(addToCache(files, request.url, response.clone()));
  return response;
}

function isPage(response: Response): boolean {
  const header = (name: string) => response.headers.get(name) ?? '';
  return (
    response.status === 200 &&
    response.type === 'basic' &&
    !response.redirected &&
    header('content-type').startsWith('text/html') &&
    !header('cache-control').includes('no-store')
  );
}

async function findCached(store: LimitedCache, key: string): Promise<Response | undefined> {
  return (await store.open()).match(key);
}

/** Moves the entry to the end, so that the least recently used is first. */
async function addToCache(store: LimitedCache, key: string, response: Response): Promise<void> {
  const cache = await store.open();
  await cache.delete(key);
  await cache.put(key, response);
  const keys = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== OFFLINE);
  await Promise.all(keys.slice(0, Math.max(0, keys.length - store.limit)).map((old) => cache.delete(old)));
}

/** The cached page with a notice. */
async function cachedPage(path: string): Promise<Response | undefined> {
  const response = path === OFFLINE ? undefined : await findCached(pages, path);
  if (!response) return undefined;
  const date = Date.parse(response.headers.get('date') ?? '');
  const when = date ? new Date(date).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' }) : '…';
  const text = WORDS.note.replace('{when}', when);
  const note = `<p class="offline-note" role="status">${text} <a href="${OFFLINE}">${WORDS.more}</a></p>`;
  return withText(response, (html) => html.replace('<main', `${note}<main`));
}

async function offlinePage(): Promise<Response | undefined> {
  const response = await findCached(pages, OFFLINE);
  return response && withCachedList(response);
}

/** Lists all cached pages, the last read first. Titles are copied as escaped HTML, so they are safe. */
async function withCachedList(response: Response): Promise<Response> {
  const cache = await pages.open();
  const links: string[] = [];
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    const html = (await (await cache.match(url))?.text()) ?? '';
    const [, title = pathname] = /<title>([^<]*?)(?: \| [^<|]*)?<\/title>/.exec(html) ?? [];
    if (pathname !== OFFLINE) links.unshift(`<li><a href="${pathname}">${title}</a></li>`);
  }
  return withText(response, (html) =>
    html.replace(/<ul[^>]*\bdata-saved-pages\b[^>]*>/, (list) => list + links.join('')),
  );
}

async function withText(response: Response, change: (html: string) => string): Promise<Response> {
  const headers = new Headers(response.headers);
  // The body has another length and no compression.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(change(await response.text()), { headers });
}

async function cacheOfflinePage(): Promise<void> {
  const response = await fetch(OFFLINE, { cache: 'no-cache' });
  if (!isPage(response)) return;
  const html = await response.clone().text();
  await addToCache(pages, OFFLINE, response);
  const named = new Set(html.match(/\/_astro\/[\w.-]+\.(?:js|css|woff2)/g));
  for (const address of named)
    await addToCache(files, new URL(address, location.origin).href, await fetch(address));
}

/** After some days the offline page may name files that no longer exist. */
async function refreshOfflinePage(): Promise<void> {
  if (savesData()) return;
  const cached = await findCached(pages, OFFLINE);
  const date = Date.parse(cached?.headers.get('date') ?? '');
  if (!(Date.now() - date < WEEK_MS)) await cacheOfflinePage().catch(() => undefined);
}

async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name !== PAGES && name !== FILES);
  await Promise.all(old.map((name) => caches.delete(name)));
  // The browser requests the page while this worker starts.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
  // Caches pages that were open before the worker existed, from the HTTP cache.
  for (const { url } of await worker.clients.matchAll({ type: 'window' })) {
    const { pathname } = new URL(url);
    if (PRIVATE.test(pathname)) continue;
    const response = await fetch(pathname, { cache: 'only-if-cached', mode: 'same-origin' }).catch(
      () => undefined,
    );
    if (response && isPage(response)) await addToCache(pages, pathname, response);
  }
}

/** For visitors who save data, or if the offline page did not load. */
function plainOfflinePage(): Response {
  const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>${WORDS.title}</title><h1>${WORDS.title}</h1><p>${WORDS.lead}</p>`;
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

// Types of a service worker that this file uses: those of TypeScript conflict with the DOM types of the site.
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends Waiting {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
interface Worker {
  addEventListener(type: 'install' | 'activate', run: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', run: (event: FetchEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window' }): Promise<{ url: string }[]>;
  };
}
