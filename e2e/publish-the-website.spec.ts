// The owner changes the headline in the browser, shows it to a colleague and publishes it: on a copy of the repository, so
// that no file of the checkout is touched.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Page, expect as playwrightExpect, test } from '@playwright/test';
import { freePort } from '../desk/src/free-port.ts';
import { copySite } from '../site/checks/copy-of-site.ts';
import { axeProblems } from './support/axe.ts';
import { deskName, deskPassword } from './support/desk.ts';
import { builtSite } from './support/pages.ts';
import { visit, wake } from './support/visit.ts';

/** A development server starts, and a site is built: only a hang takes longer. */
const expect = playwrightExpect.configure({ timeout: 600_000 });

let copy: string;
let desk: ChildProcess;
let address: string;

test.beforeAll(async () => {
  test.setTimeout(0);
  copy = await mkdtemp(join(tmpdir(), 'publish-'));
  const run = (program: string, ...args: string[]) => promisify(execFile)(program, args, { cwd: copy, env });
  address = `http://127.0.0.1:${await freePort()}`;
  // Without an address of its own, as the last build: its pictures and documents are in the cache.
  const { SITE_DIR: _, SITE_URL: __, ...outside } = process.env;
  const env = {
    ...outside,
    ...{ PORT: new URL(address).port, HOST: '127.0.0.1' },
    ...{ DATA_DIR: join(copy, 'data'), DESK_PASSWORD: deskPassword, LOG_LEVEL: 'warn' },
    ...{ GIT_AUTHOR_NAME: 'Test', GIT_AUTHOR_EMAIL: 'test@tred.example' },
    ...{ GIT_COMMITTER_NAME: 'Test', GIT_COMMITTER_EMAIL: 'test@tred.example' },
    // Nobody downloads this build.
    TRED_COMPRESS: 'off',
  };
  await cp(builtSite, join(await copySite(copy, ['.cache']), 'dist'), { recursive: true });
  await run('git', 'init', '--quiet');
  await run('git', 'add', '--all');
  await run('git', 'commit', '--quiet', '--message', 'As it was');
  await run(process.execPath, 'desk/src/cli.ts', 'require-codes', 'nobody', '--create');
  desk = spawn(process.execPath, ['scripts/site.ts', 'serve'], {
    cwd: copy,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const part of desk.stdout ?? []) if (String(part).includes('The site is at')) return;
  throw new Error('The desk stopped.');
});

test.afterAll(async () => {
  if (desk.exitCode === null && desk.signalCode === null) {
    desk.kill();
    await once(desk, 'exit');
  }
  await rm(copy, { recursive: true, force: true, maxRetries: 5 });
});

const headline = async (page: Page) => {
  await visit(page, `${address}/`);
  return page.getByRole('heading', { level: 1 }).innerText();
};

test('a headline is changed, seen in the preview and by a colleague, and published', async ({
  page,
  browser,
}) => {
  test.setTimeout(0);
  const old = (await headline(page)).split(/\s+/).at(-1) ?? '';
  const words = 'Published in the browser.';

  await visit(page, `${address}/desk`);
  await wake(page);
  await page.getByLabel('Name').fill(deskName);
  await page.getByLabel('Password').fill(deskPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('link', { name: 'Website', exact: true }).click();

  await page.getByRole('searchbox').fill(old, { timeout: 0 });
  await page.locator('a[href^="#pages/home.yaml?hero.title"]').first().click({ timeout: 0 });
  await page.locator('[id^="entry-hero.title."]:focus').fill(words);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const shown = (here: Page) => here.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(shown(page)).toContainText(words);

  await page.getByRole('button', { name: 'Link for a colleague' }).click();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  const colleague = await (await browser.newContext()).newPage();
  await visit(colleague, link);
  await expect(colleague.getByRole('heading', { level: 1 })).toContainText(words);
  expect(await colleague.locator('script').count()).toBe(0);
  expect(await headline(colleague)).toContain(old);

  await page.getByRole('link', { name: /^Publish/ }).click();
  const draft = page.getByRole('listitem').filter({ hasText: words }).first();
  await expect(draft).toContainText(old);
  await expect(draft).toContainText(deskName);
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Look at the site' })).toBeVisible();
  await expect.poll(() => headline(colleague)).toContain(words);
  await expect(page.locator('ol > li').filter({ hasText: words })).toContainText(deskName);
  expect((await colleague.request.get(link)).status()).toBe(404);
});
