// Installs the packages when they are missing or older than the lockfile. Runs before every command, so it is
// plain JavaScript without dependencies and works on the Node 20 of a fresh machine.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const stamp = join(root, 'node_modules', '.installed-from');

// npm says which one it uses unless it is the usual one.
const registry = process.env.npm_config_registry ?? 'https://registry.npmjs.org/';
const NOT_THERE = ['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ENETUNREACH', 'EHOSTUNREACH', 'ETIMEDOUT'];

/** @type {(line: string) => never} */
function stop(line) {
  console.error(line);
  process.exit(1);
}

/** What the installed packages must match. */
function lockfile() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

function isCurrent() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile();
}

/** npm asks a network that is not there for minutes, package by package. Behind a proxy only npm knows the way. */
async function registryAnswers() {
  const { env } = process;
  if (env.HTTP_PROXY || env.HTTPS_PROXY || env.http_proxy || env.https_proxy || env.npm_config_proxy)
    return true;
  try {
    await fetch(registry, { method: 'HEAD', signal: AbortSignal.timeout(15_000) });
    return true;
  } catch (error) {
    const { name, cause } = /** @type {Error & { cause?: { code?: string } }} */ (error);
    return name !== 'TimeoutError' && !NOT_THERE.includes(cause?.code ?? '');
  }
}

/** Without a network, from what npm has kept of earlier installs: it is all there, or npm says so in seconds. */
async function install() {
  console.log('Installing packages with npm ci: they are missing or older than package-lock.json …');
  const began = Date.now();
  const online = await registryAnswers();
  if (!online) console.log(`${registry} cannot be reached: trying with what npm has kept on this machine …`);
  // Without our own .bin on the path, npm runs on the machine's Node and not on the one it is replacing.
  const path = (process.env.PATH ?? '').split(delimiter).filter((part) => !part.endsWith('.bin'));
  const how = online ? [] : ['--offline', '--loglevel=silent'];
  const npm = spawnSync('npm', ['ci', '--include=dev', '--include=optional', ...how], {
    cwd: root,
    env: { ...process.env, PATH: path.join(delimiter) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (npm.error) stop(`npm could not be started (${npm.error.message}).`);
  if (npm.status !== 0)
    stop(
      online
        ? 'npm ci failed: the lines above say why.'
        : 'This machine cannot reach the package registry, and npm has not kept all packages: connect it, or copy node_modules from one like it.',
    );
  writeFileSync(stamp, lockfile());
  console.log(`Installed in ${Math.round((Date.now() - began) / 1000)} s.`);
}

/** On Linux a package of ours puts Node 24 first on the path of every npm script; say so when it did not. */
function assertNode24() {
  if (process.versions.node.startsWith('24.')) return;
  const node = spawnSync(join(bin, 'node'), ['--version'], { encoding: 'utf8' });
  if (node.stdout?.startsWith('v24.')) return;
  stop(
    'Node 24 should stand in node_modules/.bin and does not: run `npm ci` without --omit=optional, or use Node 24.',
  );
}

const major = Number(process.versions.node.split('.')[0]);
if (major < 20) stop(`This project needs Node 20 or newer to start; this is ${process.version}.`);

if (process.argv.includes('--record')) {
  // After an install made by hand.
  writeFileSync(stamp, lockfile());
} else {
  if (!isCurrent()) await install();
  assertNode24();
}
