// The release archive starts on a machine without other software.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { until } from '../desk/src/faults/desk-process.ts';
import { freePort } from '../desk/src/free-port.ts';
import { makeFixtureSite } from '../desk/src/site/fixture-site.ts';
import { pack } from './release.ts';

let dir: string;
let site: Awaited<ReturnType<typeof makeFixtureSite>>;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'tred-release-'));
  site = await makeFixtureSite();
});
afterEach(async () => {
  await site.remove();
  await rm(dir, { recursive: true });
});

it('unpacks and starts, without build tools and without the repository', { timeout: 180_000 }, async () => {
  const archive = pack(site.dir, join(dir, 'release'), 1);
  execFileSync('tar', ['-xzf', archive, '-C', dir]);
  const [name = ''] = readdirSync(dir).filter((each) => each.startsWith('tred-'));
  const folder = join(dir, name);
  for (const tool of ['astro', 'vite', 'vitest', 'typescript', 'sharp'])
    expect(existsSync(join(folder, 'node_modules', tool)), tool).toBe(false);

  const port = String(await freePort());
  const env = { PATH: '/usr/bin:/bin', PORT: port, DATA_DIR: join(dir, 'data'), DESK_SETTINGS: '/dev/null' };
  const node = join(folder, 'node_modules/.bin/node');
  const desk = spawn(node, ['desk/src/main.ts'], { cwd: folder, env, stdio: 'ignore' });
  try {
    const ready = () =>
      fetch(`http://localhost:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await until(ready);
    expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('<h1>Home</h1>');
    const output = execFileSync(join(folder, 'desk/bin/tred-desk'), ['users'], {
      cwd: '/',
      env,
      encoding: 'utf8',
    });
    expect(output).toContain('desk  ');
  } finally {
    desk.kill('SIGTERM');
    await once(desk, 'close');
  }
});
