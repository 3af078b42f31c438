// The developer community: the next meetup, chat and code links, and templates that run from their archives.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { axeProblems } from './support/axe.ts';
import { control, visit, watch } from './support/visit.ts';

test('the first meetup is the next one, and its link preselects its date', async ({ page }) => {
  await visit(page, '/community/meetups');
  const rows = page.locator('#dates tbody tr');
  const days = await rows
    .locator('time')
    .evaluateAll((times) => times.map((time) => (time as HTMLTimeElement).dateTime));
  expect(days.length).toBeGreaterThan(1);
  expect(days).toEqual([...days].sort());
  await rows.first().getByRole('link').click();
  const form = page.locator('form[action$="/event-registration"]');
  await form.scrollIntoViewIfNeeded();
  await expect(control(form, 'event')).toHaveValue(`developers-meetup-${days[0]}`);
});

/** Downloads and unpacks a template; removed after the test. */
async function unpacked(page: Page, name: string): Promise<string> {
  await visit(page, '/developers/mobile-templates');
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: `${name}.zip` }).click();
  const archive = readFileSync(await (await waiting).path());
  const folder = mkdtempSync(join(tmpdir(), 'template-'));
  for (const [path, content] of Object.entries(unzipSync(archive))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  folders.push(folder);
  return join(folder, name);
}

const folders: string[] = [];
test.afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Output of each template's script. */
const drawn = { 'offline-register': '#list li', 'fees-balance': '#lines tr', 'empty-app': '#amount' };

for (const [name, part] of Object.entries(drawn)) {
  test(`${name} opens from its folder without errors`, async ({ page }) => {
    const folder = await unpacked(page, name);
    const { messages, foreign } = watch(page);
    await page.goto(pathToFileURL(join(folder, 'index.html')).href);
    await expect(page.locator(part).first()).not.toBeEmpty();
    expect(await axeProblems(page)).toEqual([]);
    expect(messages).toEqual([]);
    expect(foreign).toEqual([]);
  });
}

/** Class of the template. */
type Register = { class: string; stream: string; learners: unknown[] };

test.describe('with a worker of its own', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a register marked offline is sent when the network returns', async ({ page, context }) => {
    const folder = await unpacked(page, 'offline-register');
    const sent: { url: string | undefined; key: string | undefined; body: string }[] = [];
    const api = createServer(async (request, response) => {
      let body = '';
      for await (const part of request) body += part;
      sent.push({ url: request.url, key: request.headers.authorization, body });
      response.end('{}');
    }).listen(0);
    const address = api.address();
    const apiPort = address && typeof address === 'object' ? address.port : 0;
    const env = { TRED_KEY: 'tred_test_e2e', TRED_API: `http://127.0.0.1:${apiPort}/v1` };
    let server = await serve(folder, { ...env, PORT: '0' });
    try {
      const { url } = server;
      await page.goto(url);
      await page.waitForFunction(() =>
        navigator.serviceWorker.ready.then(({ active }) => active?.state === 'activated'),
      );
      // Also stops the server: an offline browser may still send a request.
      await context.setOffline(true);
      await server.stop();
      // The cached copy opens and keeps a mark.
      await page.reload();
      const learner = page.locator('[data-learner]').first();
      const send = page.locator('#send');
      await expect(learner).toHaveAttribute('aria-pressed', 'false');
      await expect(send).toBeDisabled();
      await learner.click();
      await expect(send).toBeEnabled();
      await send.click();
      await page.reload();
      await expect(learner).toHaveAttribute('aria-pressed', 'true');
      await expect(send).toBeEnabled();

      server = await serve(folder, { ...env, PORT: new URL(url).port });
      await context.setOffline(false);
      await expect(send).toBeDisabled();
      expect(sent).toHaveLength(1);
      expect(sent[0]).toMatchObject({ key: 'Bearer tred_test_e2e' });
      const register: Register = await page.evaluate('REGISTER');
      expect(sent[0]?.url).toMatch(new RegExp(`^/v1/registers/${register.class}/\\d{4}-\\d\\d-\\d\\d$`));
      const { stream, marks } = JSON.parse(sent[0]?.body ?? '{}');
      expect(stream).toBe(register.stream);
      expect(marks.filter(({ mark }: { mark: string }) => mark === 'present')).toHaveLength(1);
      expect(marks).toHaveLength(register.learners.length);
    } finally {
      await server.stop();
      api.close();
    }
  });
});

/** The server of a template, once it listens. */
async function serve(folder: string, env: Record<string, string>) {
  const server = spawn(process.execPath, ['server.mjs'], { cwd: folder, env });
  const ended = once(server, 'exit');
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  return {
    url: line.toString().trim().replace('localhost', '127.0.0.1'),
    async stop() {
      server.kill();
      await ended;
    },
  };
}
