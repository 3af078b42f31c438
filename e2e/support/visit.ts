// Opens a page, hydrates its islands, finds the controls of forms, and records console messages and requests to other hosts.
import { expect, type Locator, type Page } from '@playwright/test';

/** Fails when the page is missing, so that no test passes on the not-found page. */
export async function visit(page: Page, address: string): Promise<void> {
  const response = await page.goto(address);
  expect(response?.status(), `status of ${address}`).toBe(200);
}

/** Islands hydrate at the first touch. */
export async function wake(page: Page): Promise<void> {
  const asleep = page.locator('astro-island[ssr]');
  await asleep.evaluateAll((islands) => {
    for (const island of islands) island.dispatchEvent(new Event('focusin'));
  });
  await expect(asleep).toHaveCount(0);
}

/** All scripts except the shell. */
export const SCRIPTS = /\/_astro\/(?!shell)[^/]*\.js/;

/** Blocks requests until released. Before the page is loaded: a later route may miss its first ones. */
export async function hold(page: Page, requests: string | RegExp = SCRIPTS): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(requests, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  return release;
}

/** As the button in the header does it. */
export const setTheme = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate((name) => {
    document.documentElement.className = name;
  }, theme);

export type Watched = { messages: string[]; foreign: string[] };

/** Playwright itself prints this when it blocks the service worker (playwright.config.ts). */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

export function watch(page: Page): Watched {
  const watched: Watched = { messages: [], foreign: [] };
  page.on('console', (message) => {
    if (message.text() === BLOCKED_WORKER) return;
    watched.messages.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => watched.messages.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') watched.foreign.push(request.url());
  });
  return watched;
}

/** A control by the name of its field, because labels may be edited; with a value, the option of a radio group. */
export const control = (form: Locator, name: string, value?: string): Locator =>
  form.locator(`[name="${name}"]${value === undefined ? '' : `[value="${value}"]`}`);

export const submit = (form: Locator): Locator => form.locator('button[type="submit"]');
