// Offline reading: visited pages open, and others show a notice.
import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { cookies } from '../site/src/features/cookies/words.ts';
import { offline } from '../site/src/features/offline/words.ts';
import { visit } from './support/visit.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the worker controls the page and has filled its cache. */
async function untilKept(page: Page, path: string): Promise<void> {
  const isKept = (key: string) =>
    page.evaluate(
      async (key) => Boolean(navigator.serviceWorker.controller && (await caches.match(key))),
      key,
    );
  for (const key of [path, '/offline']) await expect.poll(() => isKept(key)).toBe(true);
}

async function read(page: Page, ...paths: string[]): Promise<void> {
  for (const path of paths) {
    await visit(page, path);
    await untilKept(page, new URL(path, 'http://localhost').pathname);
  }
}

const note = (page: Page) => page.locator('.offline-note');

test('offline, a visited page opens with a notice; another lists the cached pages', async ({
  page,
  baseURL,
}) => {
  // A proxy that can be closed: an offline browser may still send prefetches.
  const site = createServer(({ url = '/', headers }, response) => {
    send(new URL(url, baseURL), { headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 500, reply.headers);
      reply.pipe(response);
    })
      .on('error', () => response.destroy())
      .end();
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const { port } = site.address() as AddressInfo;
  const at = (path: string) => `http://127.0.0.1:${port}${path}`;
  await read(page, at('/'), at('/pricing'));
  site.close();
  site.closeAllConnections();
  await page.goto(at('/pricing?learners=640'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(note(page)).toContainText(offline.again.more);

  await page.goto(at('/modules'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(offline.hero.title));
  const atHand = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(atHand).toHaveCount(2);
  await atHand.first().click();
  await expect(page).toHaveURL(at('/pricing'));
  await expect(note(page)).toBeVisible();
});

test('online, every page comes from the network', async ({ page }) => {
  await read(page, '/pricing');
  await page.evaluate(async () => {
    const old = new Response('<!doctype html><title>Old</title><h1>Old</h1>', {
      headers: { 'content-type': 'text/html' },
    });
    await (await caches.open('pages-1')).put('/pricing', old);
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Old');
  await expect(note(page)).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/pricing'))?.text()))
    .not.toContain('Old');
});

test('the switch on the cookies page turns it off at once and on again', async ({ page, context }) => {
  await read(page, '/pricing');
  await visit(page, '/cookies');
  const box = page.getByRole('checkbox', { name: cookies.offline.label });
  await expect(box).toBeChecked();
  await box.uncheck();
  const status = page.locator('#offline').getByRole('status');
  await expect(status).toHaveText(cookies.offline.off);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await page.reload();
  await expect(box).not.toBeChecked();
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(workers).toBe(0);

  await box.check();
  await expect(status).toContainText(cookies.offline.on.split('{')[0] ?? '');
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await context.setOffline(true);
  await expect.poll(workers).toBe(1);
});

test('Admin is never cached', async ({ page }) => {
  await read(page, '/');
  await visit(page, '/admin');
  await visit(page, '/');
  const cached = await page.evaluate(async () =>
    (await (await caches.open('pages-1')).keys()).map(({ url }) => new URL(url).pathname),
  );
  expect(cached).not.toContain('/admin');
});
