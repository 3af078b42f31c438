// `npm run release`: packs the site, the server, its packages and Node into release/tred-VERSION-TIME-linux-ARCH.tar.gz,
// with a checksum beside it.
import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import server from '../server/package.json' with { type: 'json' };
import { linesToConfirm } from './launch-check.ts';

const root = join(import.meta.dirname, '..');
const workspaces = ['contract', 'sandbox', 'server'];
const documents = ['package.json', 'LICENSE', 'CHANGELOG.md', 'deploy', 'docs/running.md', 'docs/staff.md'];

const run = (program: string, args: string[]): Buffer =>
  execFileSync(program, args, {
    cwd: root,
    maxBuffer: Number.POSITIVE_INFINITY,
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** Folders of the server's packages, without those of build and tests. */
function packages(): string[] {
  const only = workspaces.map((name) => `--workspace=${name}`);
  const list = run('npm', ['ls', '--all', '--omit=dev', '--parseable', '--long', ...only]).toString();
  return (
    list
      .split('\n')
      // An install without devDependencies has some that nothing asks for, and `npm ls` lists them too.
      .filter((line) => !line.endsWith(':EXTRANEOUS'))
      .map((line) => relative(root, line.split(':')[0] ?? ''))
      .filter((path) => path.startsWith('node_modules/') && !path.startsWith('node_modules/@tred/'))
  );
}

const isRunAtServer = (path: string) => !/\.(?:d\.[cm]?ts|map)$/.test(path);
const isForTests =
  /\.test\.ts$|\/(?:test|fixture|shared)-[^/]*$|\/fixture\/|^server\/src\/(?:faults|deploy)\/|\/free-port\.ts$/;

/** Files in git only: the folders may also have data, settings and drafts. */
function sources(): string[] {
  const tracked = run('git', ['ls-files', '-z', ...documents, ...workspaces])
    .toString()
    .split('\0')
    .filter(Boolean);
  return tracked.filter((path) => !isForTests.test(path) && existsSync(join(root, path)));
}

/** Node from the lockfile: the machine's Node may need other libraries. */
function nodeProgram(): string {
  const program = join(root, 'node_modules/.bin/node');
  if (existsSync(program)) return realpathSync(program);
  throw new Error('A release is for Linux: make it on a Linux machine, or in a container.');
}

export function fill(folder: string, site: string, admin: string): void {
  const copy = (path: string, filter = isRunAtServer) =>
    cpSync(join(root, path), join(folder, path), { recursive: true, filter });
  for (const path of sources()) copy(path);
  for (const path of packages()) {
    const nested = join(root, path, 'node_modules');
    copy(path, (file) => isRunAtServer(file) && !file.startsWith(nested));
  }
  cpSync(site, join(folder, 'site/dist'), { recursive: true });
  cpSync(admin, join(folder, 'admin/dist'), { recursive: true });
  for (const path of ['.bin', '@tred']) mkdirSync(join(folder, 'node_modules', path));
  for (const path of workspaces) symlinkSync(`../../${path}`, join(folder, 'node_modules/@tred', path));
  const node = join(folder, 'node_modules/.bin/node');
  cpSync(nodeProgram(), node);
  chmodSync(node, 0o755);
}

function pack(site: string, out: string): string {
  const time = new Date().toISOString().slice(0, 16).replaceAll(/[-:]/g, '').replace('T', '-');
  const name = `tred-${server.version}-${time}-linux-${process.arch}`;
  const folder = join(out, name);
  rmSync(out, { recursive: true, force: true });
  fill(folder, site, join(root, 'admin/dist'));
  const owned = ['--owner=0', '--group=0', '--numeric-owner', '--mode=u+rwX,go+rX,go-w'];
  const packed = gzipSync(run('tar', ['--create', ...owned, '--directory', out, name]));
  rmSync(folder, { recursive: true });
  const archive = `${folder}.tar.gz`;
  writeFileSync(archive, packed);
  writeFileSync(`${archive}.sha256`, `${hash('sha256', packed)}  ${basename(archive)}\n`);
  return archive;
}

async function main(): Promise<void> {
  const { SITE_URL } = process.env;
  if (!SITE_URL) {
    console.error('Set SITE_URL to the site’s address: SITE_URL=https://www.example.com npm run release');
    process.exit(1);
  }
  execFileSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' });
  const archive = pack(join(root, 'site/dist'), join(root, 'release'));
  console.log(`${relative(root, archive)}, ${Math.round(statSync(archive).size / 1e6)} MB`);
  const samples = linesToConfirm().length;
  if (samples > 0)
    console.warn(`It has ${samples} samples and unconfirmed claims: npm run launch-check lists them.`);
}

if (process.argv[1] === import.meta.filename) await main();
