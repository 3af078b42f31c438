// Runs an npm command: installs missing packages, then starts the command's module on Node 24.
// `node scripts/run.mjs [--production] <module> [arguments]`. Has no dependencies and works on Node 20.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Commands that build and serve need no devDependencies: the first install takes half the time. */
const production = process.argv[2] === '--production';
const [module = '', ...args] = process.argv.slice(production ? 3 : 2);
/** Commands that answer `--help` themselves. */
const ownHelp = ['desk/src/cli.ts', 'bench/run.ts'];
const isNode24 = process.versions.node.startsWith('24.');

/** @type {(line: string) => never} */
function stop(line) {
  console.error(line);
  process.exit(1);
}

/** @typedef {Record<string, { version?: string; link?: true; optional?: true; dev?: true; devOptional?: true }>} Packages */

/** @type {(file: string) => Packages} */
function packagesIn(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

/** npm's own record. */
const installed = packagesIn('node_modules/.package-lock.json');
/** An install that has devDependencies keeps them. */
const withoutDev = production && !Object.values(installed).some(({ dev }) => dev);

const isInstalled = Object.entries(packagesIn('package-lock.json')).every(
  ([path, { version, link, optional, dev, devOptional }]) =>
    !path.includes('node_modules/') ||
    optional ||
    devOptional ||
    (production && dev) ||
    (link ? path in installed : installed[path]?.version === version),
);

function install() {
  console.error('Installing packages: they are missing or differ from package-lock.json …');
  const began = Date.now();
  // npm runs on the machine's Node, because it replaces the one in node_modules/.bin.
  const path = (process.env.PATH ?? '').split(delimiter).filter((part) => !part.endsWith('.bin'));
  // Prefers npm's cache; without a network, npm fails within seconds.
  const network = ['--prefer-offline', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
  const kinds = ['--include=optional', withoutDev ? '--omit=dev' : '--include=dev'];
  const npm = spawnSync('npm', ['ci', ...kinds, ...network], {
    cwd: root,
    env: { ...process.env, PATH: path.join(delimiter) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (npm.error) stop(`npm could not be started: ${npm.error.message}`);
  if (npm.status !== 0) stop('npm ci failed: the lines above say why.');
  console.error(`Installed in ${Math.round((Date.now() - began) / 1000)} s.`);
}

/** On Linux, Node 24 is one of the packages. */
function findNode24() {
  const own = join(root, 'node_modules/.bin/node');
  const { stdout } = spawnSync(own, ['--version'], { encoding: 'utf8' });
  return stdout?.startsWith('v24.') ? own : stop(needsNode24);
}

const needsNode24 = `This project needs Node 24 and this is ${process.version}: install Node 24 from https://nodejs.org, then run the command again.`;

if (args.includes('--help') && !ownHelp.includes(module)) {
  // The comment at the start of a command's module says what it does.
  const [comment = ''] = /^(?:\/\/.*\n)*/.exec(readFileSync(join(root, module), 'utf8')) ?? [];
  console.log(comment.replaceAll(/^\/\/ /gm, '').trim());
  process.exit();
}
if (Number(process.versions.node.split('.')[0]) < 20) stop(needsNode24);
if (!isNode24 && process.platform !== 'linux') stop(needsNode24);
if (!isInstalled) install();

if (isNode24) {
  // In this process, so that signals reach the command.
  const file = join(root, module);
  process.argv = [process.execPath, file, ...args];
  await import(pathToFileURL(file).href);
} else {
  const child = spawn(findNode24(), process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}
