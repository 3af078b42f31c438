// Admin in a browser: sign in, look at a screen in both themes, and a server that sends mail.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { startServer } from '../../server/src/faults/server-process.ts';
import { startTestMailServer } from '../../server/src/mail/test-mail-server.ts';
import { axeProblems, COLOUR_RULES } from './axe.ts';
import { stickingOut } from './layout.ts';
import { builtSite } from './pages.ts';
import { adminName, adminPassword } from './server.ts';
import { setTheme, visit } from './visit.ts';

export async function signIn(
  page: Page,
  { address = '/admin', name = adminName, password = adminPassword } = {},
): Promise<void> {
  await visit(page, address);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Light theme on a desktop; dark theme on a phone. */
export async function expectSound(page: Page, what: string): Promise<void> {
  for (const [width, theme] of [
    [1280, 'light'],
    [360, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await setTheme(page, theme);
    const scope = {
      ...(theme === 'dark' && { runOnly: COLOUR_RULES }),
      without: ['body > header', 'body > footer'],
    };
    expect.soft(await axeProblems(page, scope), `${what}, ${theme}`).toEqual([]);
    expect.soft(await stickingOut(page), `${what}, ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** A server of its own, which sends mail. */
export async function startMailingServer() {
  const mail = await startTestMailServer();
  const data = await mkdtemp(join(tmpdir(), 'server-'));
  const env = { SITE_DIR: builtSite, DATA_DIR: data, ADMIN_PASSWORD: adminPassword, LOG_LEVEL: 'error' };
  const server = await startServer({ ...env, SMTP_URL: mail.url });
  const stop = async () => {
    await server.kill('SIGTERM');
    await mail.stop();
    await rm(data, { recursive: true });
  };
  return { url: server.url, mail, stop };
}
