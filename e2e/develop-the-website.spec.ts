// The development server on a copy of the site: hot reload, and what it gives away. The editor's preview is the same.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, expect as playwrightExpect, test } from '@playwright/test';
import { freePort } from '../server/src/free-port.ts';
import { copySite } from '../site/checks/copy-of-site.ts';
import { builtSite } from './support/pages.ts';
import { visit, wake } from './support/visit.ts';

/** The development server renders pages on demand. */
const expect = playwrightExpect.configure({ timeout: 600_000 });

let server: ChildProcess;
let copy: string;
let site: string;
let address: string;

// One server for all tests, because it starts slowly.
test.describe.configure({ mode: 'default', timeout: 0 });
test.beforeAll(async ({ request }) => {
  test.setTimeout(0);
  copy = await mkdtemp(join(tmpdir(), 'develop-'));
  site = await copySite(copy);
  // The development server searches the index of the last build.
  await cp(join(builtSite, 'search-index.json'), join(site, 'dist/search-index.json'));
  const port = String(await freePort());
  address = `http://127.0.0.1:${port}`;
  server = spawn(process.execPath, ['scripts/site.ts', 'dev'], {
    cwd: copy,
    env: { ...process.env, PORT: port, HOST: '127.0.0.1' },
    stdio: 'ignore',
  });
  await expect
    .poll(() =>
      request.get(address).then(
        (reply) => reply.status(),
        () => 0,
      ),
    )
    .toBe(200);
});
test.afterAll(async () => {
  if (server.exitCode === null) {
    server.kill();
    await once(server, 'exit');
  }
  await rm(copy, { recursive: true, force: true, maxRetries: 5 });
});

test('it gives away no file outside the site’s sources, and nothing to other origins', async ({
  request,
}) => {
  await mkdir(join(copy, 'data'), { recursive: true });
  await writeFile(join(copy, 'data/secret'), 'a secret');
  for (const query of ['', '?raw', '?url', '?import&raw']) {
    const reply = await request.get(`${address}/@fs${copy}/data/secret${query}`);
    expect([query, await reply.text()]).toEqual([query, expect.not.stringContaining('a secret')]);
  }
  const asked = await request.get(address, { headers: { origin: 'http://localhost:9999' } });
  expect(asked.headers()['access-control-allow-origin']).toBeUndefined();
});

test('with hot reload, forms and search come alive, and a page is loaded once', async ({ page }) => {
  // Vite loads the page again when it first meets its packages.
  await expect(async () => {
    const loaded = timesLoaded(page);
    await visit(page, `${address}/contact`);
    await wake(page);
    expect(loaded()).toBe(1);
  }).toPass();

  await visit(page, `${address}/search?q=fees`);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/results/);
});

test('a section’s new style shows in the open page', async ({ page }) => {
  const styles = join(site, 'src/forms/Form/Form.module.css');
  const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.');
  // Compiled already.
  await visit(page, `${address}/contact`);
  await connected;
  await appendFile(styles, '.fields { min-height: 1112px; }\n');
  await expect(page.locator('main form [class*=fields]').first()).toHaveCSS('min-height', '1112px');
});

/** How often a page was loaded since this was asked. */
function timesLoaded(page: Page): () => number {
  let times = 0;
  page.on('domcontentloaded', () => times++);
  return () => times;
}
