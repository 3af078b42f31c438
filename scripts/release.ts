// `npm run release`: builds the site for SITE_URL and packs it, the desk, its packages and Node into one archive, which a
// server unpacks and starts: release/tred-VERSION-TIME-linux-ARCH.tar.gz
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import desk from '../desk/package.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');
const out = join(root, 'release');
const workspaces = ['contract', 'sandbox', 'desk'];

const run = (program: string, args: string[]) =>
  execFileSync(program, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

function fail(line: string): never {
  console.error(line);
  process.exit(1);
}

/** The folders of the packages that the desk runs on, without those of the build and the tests. */
function packages(): string[] {
  const only = workspaces.map((name) => `--workspace=${name}`);
  const list = run('npm', ['ls', '--all', '--omit=dev', '--parseable', ...only]);
  return list
    .split('\n')
    .map((path) => relative(root, path))
    .filter((path) => path.startsWith('node_modules/') && !path.startsWith('node_modules/@tred/'));
}

/** Tests, declarations and source maps stay at home. */
const isNeeded = (path: string) => !/\.(?:test\.ts|d\.[cm]?ts|map)$/.test(path);

function copy(path: string, to: string, filter: (path: string) => boolean = isNeeded): void {
  cpSync(join(root, path), join(to, path), { recursive: true, filter });
}

const { SITE_URL } = process.env;
if (!SITE_URL)
  fail('Set SITE_URL to the address of the site: SITE_URL=https://www.example.com npm run release');
if (process.platform !== 'linux')
  fail('A release is for Linux: make it on a Linux machine, or in a container.');
console.log(`Building the site for ${SITE_URL} …`);
execFileSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' });

const time = new Date().toISOString().slice(0, 16).replaceAll(/[-:]/g, '').replace('T', '-');
const name = `tred-${desk.version}-${time}-linux-${process.arch}`;
const folder = join(out, name);
rmSync(out, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const path of ['package.json', 'LICENSE', 'CHANGELOG.md', 'deploy', 'docs/running.md', 'docs/staff.md'])
  copy(path, folder);
for (const path of workspaces) copy(path, folder);
cpSync(join(root, 'site/dist'), join(folder, 'site/dist'), { recursive: true });
for (const path of packages()) {
  const nested = join(root, path, 'node_modules');
  copy(path, folder, (file) => isNeeded(file) && !file.startsWith(nested));
}
mkdirSync(join(folder, 'node_modules/@tred'), { recursive: true });
for (const path of workspaces) symlinkSync(`../../${path}`, join(folder, 'node_modules/@tred', path));
mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
cpSync(process.execPath, join(folder, 'node_modules/.bin/node'), { dereference: true });
chmodSync(join(folder, 'node_modules/.bin/node'), 0o755);

const archive = `${folder}.tar.gz`;
const owned = ['--owner=0', '--group=0', '--numeric-owner', '--mode=u+rwX,go+rX,go-w'];
run('tar', [
  '--create',
  '--gzip',
  '--file',
  archive,
  ...owned,
  '--directory',
  dirname(folder),
  basename(folder),
]);
rmSync(folder, { recursive: true });
const size = Math.round(statSync(archive).size / 1e6);
console.log(`${relative(root, archive)}, ${size} MB (${readdirSync(out).length} file)`);
