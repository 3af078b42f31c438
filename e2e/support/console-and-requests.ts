// Listens to a page: what it writes to the console, and what it asks other hosts for.
import type { Page } from '@playwright/test';

export type Watched = { messages: string[]; foreign: string[] };

/** Said by Playwright itself, which keeps the site's worker out of these tests (playwright.config.ts). */
const OF_PLAYWRIGHT = 'Service Worker registration blocked by Playwright';

export function watch(page: Page): Watched {
  const watched: Watched = { messages: [], foreign: [] };
  page.on('console', (message) => {
    if (message.text() === OF_PLAYWRIGHT) return;
    watched.messages.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => watched.messages.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') watched.foreign.push(request.url());
  });
  return watched;
}
