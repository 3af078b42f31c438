// The desk as a process: it starts, tells clearly why it cannot, and stops in order.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeFixtureSite } from './site/fixture-site.ts';

const entry = fileURLToPath(new URL('main.ts', import.meta.url));
let site: Awaited<ReturnType<typeof makeFixtureSite>>;
beforeAll(async () => {
  site = await makeFixtureSite();
});
afterAll(async () => {
  await site.remove();
  await rm(`${site.dir}-data`, { recursive: true, force: true });
});

function startDesk(env: Record<string, string>) {
  const child = spawn(process.execPath, [entry], {
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      SITE_DIR: site.dir,
      DATA_DIR: `${site.dir}-data`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const address = async () => {
    for (;;) {
      const url = /listening at (http:\/\/[\d.:]+)/.exec(output)?.[1];
      if (url) return url;
      const ended = await Promise.race([once(child.stdout, 'data').then(() => false), exit.then(() => true)]);
      if (ended) throw new Error(errors);
    }
  };
  const exit = once(child, 'close').then(([code]) => ({ code, errors }));
  return { child, address, exit, said: () => output };
}

it('serves, and stops with status 0 on SIGTERM', async () => {
  const desk = startDesk({ PORT: '0' });
  const reply = await fetch(await desk.address());
  expect(await reply.text()).toBe('<h1>Home</h1>');
  desk.child.kill('SIGTERM');
  expect(await desk.exit).toMatchObject({ code: 0 });
});

it('serves a new build without a restart: told by SIGHUP, or because it notices; and the one before on otherwise', async () => {
  const [live, next] = [await makeFixtureSite(), await makeFixtureSite({ 'mark.svg': '<svg>new</svg>' })];
  const desk = startDesk({ PORT: '0', SITE_DIR: live.dir });
  const url = await desk.address();
  const page = async () => (await fetch(`${url}/mark.svg`)).text();
  await writeFile(`${live.dir}/mark.svg`, '<svg>changed in place</svg>');
  desk.child.kill('SIGHUP');
  await expect.poll(page).toBe('<svg>changed in place</svg>');

  await rm(`${live.dir}/_manifest.json`);
  desk.child.kill('SIGHUP');
  await expect.poll(() => desk.said()).toContain('the new build was not taken');
  expect(await page()).toBe('<svg>changed in place</svg>');

  await rename(live.dir, `${live.dir}.previous`);
  await rename(next.dir, live.dir);
  await expect.poll(page).toBe('<svg>new</svg>');
  desk.child.kill('SIGTERM');
  expect(await desk.exit).toMatchObject({ code: 0 });
  await live.remove();
  await rm(`${live.dir}.previous`, { recursive: true });
});

it('writes the first password to a file of its own, not to what a journal keeps', async () => {
  const dataDir = `${site.dir}-data/first`;
  const desk = startDesk({ PORT: '0', DATA_DIR: dataDir });
  await desk.address();
  desk.child.kill('SIGTERM');
  const { errors } = await desk.exit;
  const file = `${dataDir}/first-password`;
  expect(errors).toBe(
    `desk: log in at /desk as "desk" with the password in ${file}, then delete that file\n`,
  );
  expect(await readFile(file, 'utf8')).toMatch(/^[\w-]{24}\n$/);
  for (const name of ['first-password', 'secret', 'desk.sqlite'])
    expect((await stat(`${dataDir}/${name}`)).mode & 0o777, name).toBe(0o600);
});

it('says in one line that the port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await startDesk({ PORT: String(port) }).exit).toEqual({
    code: 1,
    errors: `desk: port ${port} is taken: stop what uses it, or set PORT to another.\n`,
  });
  other.close();
});

it('says in one line each what is wrong with the settings', async () => {
  expect(await startDesk({ PORT: 'x', LOG_LEVEL: 'y' }).exit).toEqual({
    code: 1,
    errors: 'desk: PORT must be a number\ndesk: LOG_LEVEL must be debug, info, warn, error or silent\n',
  });
});

it('says in one line that the site is not built', async () => {
  expect(await startDesk({ SITE_DIR: '/nowhere' }).exit).toEqual({
    code: 1,
    errors: 'desk: No built site in /nowhere: run "npm run build" first.\n',
  });
});

it('says in one line that the site is not one it understands', async () => {
  const broken = await makeFixtureSite({ '_manifest.json': '{"version":0}' });
  expect(await startDesk({ SITE_DIR: broken.dir }).exit).toEqual({
    code: 1,
    errors: `desk: ${broken.dir}/_manifest.json is not what this desk understands (version): run "npm run build" again.\n`,
  });
  await broken.remove();
});
