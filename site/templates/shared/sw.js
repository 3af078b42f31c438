// Keeps the app on the phone: the network first while there is one, the kept copy when there is none. Raise the
// version when files are added or taken away.
const VERSION = 'v1';
const FILES = ['{{files}}'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCopies().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  // Posts and replies of the API are never kept.
  if (request.method !== 'GET' || new URL(request.url).pathname.includes('/api/')) return;
  event.respondWith(fromNetwork(request).catch(() => caches.match(request, { ignoreSearch: true })));
});

async function fromNetwork(request) {
  const response = await fetch(request);
  if (response.ok) (await caches.open(VERSION)).put(request, response.clone());
  return response;
}

async function dropOldCopies() {
  for (const name of await caches.keys()) if (name !== VERSION) await caches.delete(name);
}
