import { once } from 'node:events';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { inSqlite } from './db/test-stores.ts';
import { listeningProblem } from './error-text.ts';
import { type ServerProcess, startServer } from './faults/server-process.ts';
import { openServer } from './server.ts';
import { readSettings } from './settings.ts';
import { makeFixtureSite } from './site/fixture-site.ts';
import { addTestStaff } from './submissions/test-submissions.ts';

let site: Awaited<ReturnType<typeof makeFixtureSite>>;
let other: Server;
beforeAll(async () => {
  site = await makeFixtureSite();
  other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
});
afterAll(async () => {
  other.close();
  await site.remove();
  await rm(`${site.dir}-data`, { recursive: true, force: true });
});

const start = (env: Record<string, string> = {}) =>
  startServer({ SITE_DIR: site.dir, DATA_DIR: `${site.dir}-data`, ...env });

describe('a server', () => {
  let live: Awaited<ReturnType<typeof makeFixtureSite>>;
  let server: ServerProcess;
  let programs: string;
  beforeAll(async () => {
    live = await makeFixtureSite();
    // Stands in for systemd's program.
    const notify = '#!/bin/sh\necho "$NOTIFY_SOCKET $1" >> "$(dirname "$0")/told"\n';
    programs = `${live.dir}-programs`;
    await mkdir(programs);
    await writeFile(`${programs}/systemd-notify`, notify, { mode: 0o755 });
    server = await start({
      SITE_DIR: live.dir,
      PATH: `${programs}:${process.env.PATH}`,
      NOTIFY_SOCKET: '/run/notify',
      WATCHDOG_USEC: '200000',
    });
  });
  afterAll(async () => {
    server.child.kill('SIGKILL');
    for (const folder of [live.dir, `${live.dir}.previous`, programs])
      await rm(folder, { recursive: true, force: true });
  });

  it('serves, and writes the first password to a private file', async () => {
    expect(await (await fetch(server.url)).text()).toBe('<h1>Home</h1>');
    const file = `${site.dir}-data/first-password`;
    // Said once it is written: the site is served before the database is ready.
    await expect.poll(() => server.output()).toContain(file);
    // Not to the output, which a journal keeps.
    const password = await readFile(file, 'utf8');
    expect(password).toMatch(/^[\w-]{24}\n$/);
    expect(server.output()).not.toContain(password.trim());
    for (const name of ['first-password', 'secret', 'desk.sqlite'])
      expect((await stat(`${site.dir}-data/${name}`)).mode & 0o777, name).toBe(0o600);
  });

  it('tells systemd when it is ready, and then that it runs', async () => {
    const lines = async () => (await readFile(`${programs}/told`, 'utf8').catch(() => '')).trim().split('\n');
    // In any order: each line comes from a process of its own.
    await expect
      .poll(async () => [...new Set(await lines())].sort())
      .toEqual(['/run/notify READY=1', '/run/notify WATCHDOG=1']);
  });

  it('serves a new build without a restart, after SIGHUP or by itself, and otherwise the old one', async () => {
    const next = await makeFixtureSite({ 'mark.svg': '<svg>new</svg>' });
    const page = async () => (await fetch(`${server.url}/mark.svg`)).text();
    await writeFile(`${live.dir}/mark.svg`, '<svg>changed in place</svg>');
    server.child.kill('SIGHUP');
    await expect.poll(page).toBe('<svg>changed in place</svg>');

    await rm(`${live.dir}/_manifest.json`);
    server.child.kill('SIGHUP');
    await expect.poll(() => server.output()).toContain('refused the new build');
    expect(await page()).toBe('<svg>changed in place</svg>');

    await rename(live.dir, `${live.dir}.previous`);
    await rename(next.dir, live.dir);
    await expect.poll(page).toBe('<svg>new</svg>');
  });

  it('tells a person at a terminal where the site is, how to sign in and where mail goes, and no requests', async () => {
    const own = await start({ DATA_DIR: `${site.dir}-data/lines`, LOG: 'lines' });
    onTestFinished(() => void own.child.kill('SIGKILL'));
    await fetch(`${own.url}/api/forms/contact`, { method: 'POST' });
    await expect.poll(() => own.output()).toContain('mail waits');
    await expect
      .poll(() => own.output())
      .toMatch(/^The site is at http:.*\nStaff sign in at .* with the password in .*\nEmails wait .*\n/m);
    expect(own.output()).not.toContain('{');
    expect(await own.kill('SIGINT')).toBe(0);
  });

  // The last test here, because it stops the server.
  it('stops with status 0, also when npm sends the signal once more', async () => {
    // Two different ones, because two equal ones may arrive as one.
    server.child.kill('SIGINT');
    expect(await server.kill('SIGTERM')).toBe(0);
  });
});

// A service that does not start leaves one line in the journal.
it.each<[string, () => Record<string, string>, RegExp]>([
  [
    'a taken port',
    () => ({ PORT: String((other.address() as AddressInfo).port) }),
    /^server: port \d+ is in use.*$/m,
  ],
  ['wrong settings', () => ({ PORT: 'x', LOG_LEVEL: 'y' }), /^server: PORT .*\nserver: LOG_LEVEL .*\n$/m],
])('says in a line why it does not start with %s', async (_what, env, line) => {
  await expect(start(env())).rejects.toThrow(line);
});

it('says what is wrong with HOST', async () => {
  const host = '192.0.2.1';
  const [error] = await once(createServer().listen(0, host), 'error').catch((error: unknown) => [error]);
  expect(listeningProblem({ host, port: 0 }, error)).toContain(`HOST is ${host}`);
});

it.each<[string, () => Record<string, string> | Promise<Record<string, string>>, RegExp]>([
  [
    'a first password that is easy to guess',
    () => ({ ADMIN_PASSWORD: 'aaaaaaaaaaaa', DATA_DIR: `${site.dir}-data/new` }),
    /^ADMIN_PASSWORD: /,
  ],
  ['a site that is not built', () => ({ SITE_DIR: '/nowhere' }), /^No built site in \/nowhere/],
  [
    'codes that no secret opens',
    async () => {
      const dataDir = `${site.dir}-data/without-secret`;
      await inSqlite(dataDir, async ({ db }) => {
        await addTestStaff(db, 'Sarah');
        await db.updateTable('staff').set({ code_secret: 'encrypted' }).execute();
      });
      return { DATA_DIR: dataDir };
    },
    /^there is no secret in .* codes of Sarah: .*--remove-codes$/,
  ],
])('does not start with %s', async (_what, env, line) => {
  const settings = readSettings({ SITE_DIR: site.dir, DATA_DIR: `${site.dir}-data`, ...(await env()) });
  await expect(openServer(settings, false).then(({ begun }) => begun)).rejects.toThrow(line);
});
