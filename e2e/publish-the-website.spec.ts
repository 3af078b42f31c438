// The owner changes the headline in the browser, publishes it, and puts it back: on a copy of the repository, so that no
// file of the checkout is touched.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { freePort } from '../desk/src/free-port.ts';
import { copySite } from '../site/checks/copy-of-site.ts';
import { axeProblems } from './support/axe.ts';
import { deskName, deskPassword } from './support/desk.ts';
import { builtSite } from './support/pages.ts';
import { visit, wake } from './support/visit.ts';

let copy: string;
let desk: ChildProcess;
let address: string;

test.beforeAll(async () => {
  test.setTimeout(0);
  copy = await mkdtemp(join(tmpdir(), 'publish-'));
  const site = await copySite(copy);
  await cp(builtSite, join(site, 'dist'), { recursive: true });
  // The pictures of the last build.
  const cache = 'node_modules/.cache';
  await mkdir(join(import.meta.dirname, '../site', cache), { recursive: true });
  await symlink(join(import.meta.dirname, '../site', cache), join(site, cache));
  const git = (...args: string[]) =>
    promisify(execFile)('git', ['-c', 'user.name=Test', '-c', 'user.email=test@tred.example', ...args], {
      cwd: copy,
    });
  await git('init', '--quiet');
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'As it was');
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  const { SITE_DIR: _, ...outside } = process.env;
  const env = {
    ...outside,
    PORT: String(port),
    HOST: '127.0.0.1',
    SITE_URL: address,
    DATA_DIR: join(copy, 'data'),
    DESK_PASSWORD: deskPassword,
    LOG_LEVEL: 'warn',
  };
  await promisify(execFile)(process.execPath, ['desk/src/cli.ts', 'require-codes', 'nobody', '--create'], {
    cwd: copy,
    env,
  });
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

test('a headline is changed, seen in the preview, published, and put back', async ({ page }) => {
  // Two builds.
  test.setTimeout(900_000);
  const old = (await headline(page)).split(/\s+/).at(-1) ?? '';
  const words = 'Published in the browser.';

  await visit(page, `${address}/desk`);
  await wake(page);
  await page.getByLabel('Name').fill(deskName);
  await page.getByLabel('Password').fill(deskPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('link', { name: 'Website', exact: true }).click();

  await page.getByRole('searchbox').fill(old);
  await page.locator('a[href^="#pages/home.yaml?hero.title"]').first().click();
  await page.locator('input:focus, textarea:focus').fill(words);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  // The development server starts now.
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toContainText(words, {
    timeout: 240_000,
  });

  await page.getByRole('link', { name: /^Publish/ }).click();
  const draft = page.getByRole('listitem').filter({ hasText: words }).first();
  await expect(draft).toContainText(old);
  await expect(draft).toContainText(deskName);
  expect(await axeProblems(page)).toEqual([]);
  const another = await page.context().newPage();
  expect(await headline(another)).toContain(old);

  const button = page.getByRole('button', { name: 'Publish', exact: true });
  await button.click();
  const live = page.getByRole('link', { name: 'Look at the site' });
  await expect(live).toBeVisible({ timeout: 240_000 });
  await expect.poll(() => headline(another)).toContain(words);

  const published = page.locator('ol > li').filter({ hasText: words });
  await published.getByRole('button', { name: /^Put back/ }).click();
  await published.getByRole('button', { name: 'Put back', exact: true }).click();
  await expect(live).toBeHidden();
  await expect(live).toBeVisible({ timeout: 240_000 });
  await expect.poll(() => headline(another)).toContain(old);
});
