// `npm run dev`: pages work without a desk, with hot reload.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Page, expect as playwrightExpect, test } from '@playwright/test';
import { freePort } from '../desk/src/free-port.ts';
import { builtSite } from './support/pages.ts';
import { visit, wake } from './support/visit.ts';

const script = fileURLToPath(new URL('../scripts/site.ts', import.meta.url));

const styles = fileURLToPath(new URL('../site/src/sections/Faq/Faq.module.css', import.meta.url));

/** The development server renders on demand, which is slow on a busy machine. */
const patience = 100_000;
const expect = playwrightExpect.configure({ timeout: patience });

let server: ChildProcess;
let base: string;

test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.beforeAll(async () => {
  const port = String(await freePort());
  base = `http://127.0.0.1:${port}`;
  // Another server may run in this folder. Search uses the tests' build.
  server = spawn(process.execPath, [script, 'dev', '--ignore-lock', '--outDir', builtSite], {
    env: { ...process.env, PORT: port, HOST: '127.0.0.1' },
    stdio: 'ignore',
  });
  await expect(() => fetch(base)).toPass({ timeout: patience });
});

test.afterAll(async () => {
  server.kill();
  await once(server, 'exit');
});

test('with hot reload, forms and search come alive, and the first page is loaded once', async ({ page }) => {
  const loaded = timesLoaded(page);
  await visit(page, `${base}/contact`);
  await wake(page, patience);
  expect(loaded()).toBe(1);

  await visit(page, `${base}/search?q=fees`);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/results/);
});

test('a section’s new style stands in the open page, which stays as it is', async ({ page }) => {
  const loaded = timesLoaded(page);
  const before = readFileSync(styles, 'utf8');
  const question = page.locator('#faq summary').first();
  const height = (pixels: number) => expect(question).toHaveCSS('min-height', `${pixels}px`);
  try {
    await visit(page, `${base}/pricing`);
    await height(56);
    await page.getByLabel('Monthly').check();
    writeFileSync(styles, before.replace('min-height: 3.5rem', 'min-height: 7rem'));
    await height(112);
    expect(loaded()).toBe(1);
    await expect(page.getByLabel('Monthly')).toBeChecked();
    await page.reload();
    await height(112);

    // A new class needs new HTML, so the page reloads.
    writeFileSync(styles, `${before}@layer section { .more { color: red; } }\n`);
    await expect.poll(loaded).toBe(3);
    await height(56);
  } finally {
    writeFileSync(styles, before);
  }
});

/** Number of page loads since the call. */
function timesLoaded(page: Page): () => number {
  let times = 0;
  page.on('domcontentloaded', () => times++);
  return () => times;
}
