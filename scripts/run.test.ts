import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freePort } from '../server/src/free-port.ts';
import { testFolder } from '../server/src/test-folder.ts';

let folder: string;
beforeEach(() => {
  folder = testFolder({
    'scripts/run.mjs': readFileSync(join(import.meta.dirname, 'run.mjs')),
    'scripts/hello.ts': '// Says hello.\nconsole.log("hello", process.argv.slice(2).join());',
  });
});

afterEach(() => {
  vi.unstubAllEnvs();
});

const react = { version: '19.3.1', integrity: `sha512-${'A'.repeat(86)}==` };
const write = (name: string, content: object) => writeFileSync(join(folder, name), JSON.stringify(content));

function run(registry: string, ...args: string[]) {
  const manifest = {
    name: 'tred',
    version: '1.0.0',
    packageManager: 'npm@11.21.2',
    dependencies: { react: '19.3.1' },
    optionalDependencies: {},
  };
  const packages = { '': manifest, 'node_modules/react': react };
  write('package.json', manifest);
  write('package-lock.json', { ...manifest, lockfileVersion: 3, requires: true, packages });
  return spawnSync(process.execPath, [join(folder, 'scripts/run.mjs'), 'scripts/hello.ts', ...args], {
    env: {
      PATH: `${join(folder, 'programs')}:${process.env.PATH}`,
      NODE_OPTIONS: process.env.NODE_OPTIONS,
      npm_config_registry: registry,
      npm_config_cache: join(folder, 'cache'),
      npm_config_fetch_retries: '0',
    },
    encoding: 'utf8',
  });
}

it('says that the install failed when the registry cannot be reached', async () => {
  const { status, stdout, stderr } = run(`http://127.0.0.1:${await freePort()}/`);
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toContain('ECONNREFUSED');
  expect(stderr.trim().split('\n').at(-1)).toBe('npm ci failed: the lines above say why.');
});

it('installs with npm 11 and its Node when the machine has an older npm', () => {
  const script = `#!/bin/sh
    case $1 in
      --version) echo 9.2.0 ;;
      install) mkdir -p "$3/node_modules/.bin"; sed "2i echo $5 $9 with \\$1 >&2; exit" "$0" > "$3/node_modules/.bin/npm"
        chmod +x "$3/node_modules/.bin/npm"; shift 8; echo "first $*" >&2 ;;
      *) exit 1 ;;
    esac`;
  mkdirSync(join(folder, 'programs'));
  writeFileSync(join(folder, 'programs/npm'), script, { mode: 0o755 });
  const { status, stdout, stderr } = run('');
  expect(stderr).toMatch(/first npm@11\.21\.2/);
  expect(stderr).toMatch(/with ci/);
  expect([status, stdout]).toEqual([0, 'hello \n']);
});

it('runs the module with its arguments when the packages are there', () => {
  mkdirSync(join(folder, 'node_modules'));
  write('node_modules/.package-lock.json', { packages: { 'node_modules/react': react } });
  expect(run('', 'a', 'b')).toMatchObject({ status: 0, stdout: 'hello a,b\n', stderr: '' });
});

it.each([
  ['26.1.0', 0],
  ['22.20.0', 1],
])('where it installs no Node, runs on the Node of the machine from 24 on: %s', (version, expected) => {
  const machine = { platform: 'darwin', version: `v${version}` };
  const script = `for (const [name, value] of Object.entries(${JSON.stringify(machine)}))
    Object.defineProperty(process, name, { value })`;
  writeFileSync(join(folder, 'machine.mjs'), script);
  vi.stubEnv('NODE_OPTIONS', `--import=${pathToFileURL(join(folder, 'machine.mjs'))}`);
  mkdirSync(join(folder, 'node_modules'));
  write('node_modules/.package-lock.json', { packages: { 'node_modules/react': react } });
  const { status, stderr } = run('');
  expect(status).toBe(expected);
  expect(stderr.includes('Node 24 or later')).toBe(expected === 1);
});

it('answers --help with the first comment of the module, and starts nothing', () => {
  expect(run('', '--help')).toMatchObject({ status: 0, stdout: 'Says hello.\n', stderr: '' });
});
