// The contents of a release. `npm run try-server` packs and installs it as docs/running.md says.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { until } from '../server/src/faults/server-process.ts';
import { freePort } from '../server/src/free-port.ts';
import { makeFixtureSite } from '../server/src/site/fixture-site.ts';
import { fill } from './release.ts';
import { root } from './run-program.ts';

let dir: string;
let site: Awaited<ReturnType<typeof makeFixtureSite>>;
const planted = join(root, 'server/planted-by-a-test.sqlite');
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'tred-release-'));
  site = await makeFixtureSite();
  await writeFile(planted, 'not in git');
});
afterEach(async () => {
  await rm(planted);
  await site.remove();
  await rm(dir, { recursive: true });
});

it('serves the site with its own Node and packages, and has no file of a build or a test', {
  timeout: 600_000,
}, async () => {
  const folder = join(dir, 'release');
  fill(folder, site.dir, site.dir);
  const port = String(await freePort());
  const env = {
    PATH: '/usr/bin:/bin',
    PORT: port,
    DATA_DIR: join(dir, 'data'),
    SITE_DIR: join(folder, 'site/dist'),
  };
  const server = spawn(join(folder, 'server/bin/tred-server'), ['serve'], { env, stdio: 'ignore' });
  const ended = once(server, 'exit');
  await until(
    async () => (await fetch(`http://localhost:${port}/readyz`).catch(() => undefined))?.ok === true,
  );
  expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('<h1>Home</h1>');
  server.kill();
  await ended;

  for (const tool of ['astro', 'vite', 'vitest', 'typescript', 'sharp'])
    expect(existsSync(join(folder, 'node_modules', tool)), tool).toBe(false);
  const packed = ['contract', 'sandbox', 'server'].flatMap((each) =>
    readdirSync(join(folder, each), { recursive: true, encoding: 'utf8' }),
  );
  expect(packed.filter((path) => /planted|\.test\.|\btest-|fixture/.test(path))).toEqual([]);
});
