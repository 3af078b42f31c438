// What a person is told whose machine has neither the packages nor a network.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { freePort } from './free-port.ts';

const folder = mkdtempSync(join(tmpdir(), 'tred install '));
afterAll(() => rmSync(folder, { recursive: true }));

const script = join(folder, 'scripts/ensure-installed.mjs');
const wanted = { name: 'tred', version: '1.0.0', dependencies: { react: '19.3.1' } };
const hash = `sha512-${'A'.repeat(86)}==`;
const packages = { '': wanted, 'node_modules/react': { version: '19.3.1', integrity: hash } };
const lockfile = { name: 'tred', version: '1.0.0', lockfileVersion: 3, requires: true, packages };

mkdirSync(join(folder, 'scripts'));
cpSync(join(import.meta.dirname, 'ensure-installed.mjs'), script);
writeFileSync(join(folder, 'package.json'), JSON.stringify(wanted));
writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lockfile));

function install(registry: string) {
  const { HTTP_PROXY: _, HTTPS_PROXY: __, http_proxy: ___, https_proxy: ____, ...env } = process.env;
  return spawnSync(process.execPath, [script], {
    env: { ...env, npm_config_registry: registry, npm_config_cache: join(folder, 'cache') },
    encoding: 'utf8',
  });
}

it('without a network: one sentence, and nothing is asked for package by package', async () => {
  const { status, stdout, stderr } = install(`http://127.0.0.1:${await freePort()}/`);
  expect(status).toBe(1);
  expect(stdout).toContain('cannot be reached');
  expect(stderr.trim()).toBe(
    'This machine cannot reach the package registry, and npm has not kept all packages: connect it, or copy node_modules from one like it.',
  );
});
