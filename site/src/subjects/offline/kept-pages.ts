// What the worker has kept, as a page sees it. The names are those of service-worker.ts, which can import nothing.

const PAGES = 'pages-1';
const FILES = 'files-1';

/** How many pages can be read without a network, besides the one that says so. */
export async function countKept(): Promise<number> {
  const keys = await (await caches.open(PAGES)).keys();
  return keys.filter(({ url }) => new URL(url).pathname !== '/offline').length;
}

export async function forgetPages(): Promise<void> {
  await caches.delete(PAGES);
  await caches.delete(FILES);
}
