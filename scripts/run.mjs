// Runs an npm command: installs missing packages, then starts the command's module on Node 24 or later.
// `node scripts/run.mjs [--production] <module> [arguments]`. Has no dependencies and works on Node 18.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Commands that build and serve need no devDependencies: the first install takes half the time. */
const production = process.argv[2] === '--production';
const [module = '', ...args] = process.argv.slice(production ? 3 : 2);
/** Commands that answer `--help` themselves. */
const ownHelp = ['server/src/cli.ts', 'bench/run.ts'];
/** @type {(version?: string) => boolean} */
const isRecent = (version = '') => Number.parseInt(version.replace('v', ''), 10) >= 24;
const startedOnRecent = isRecent(process.version);

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

/** npm runs on the machine's Node, because it replaces the one in node_modules/.bin. */
const path = (process.env.PATH ?? '').split(delimiter).filter((part) => !part.endsWith('.bin'));

/** @type {(args: string[], output: 'ignore' | 'pipe') => string} */
function npm(args, output) {
  const { error, status, stdout } = spawnSync('npm', args, {
    cwd: root,
    env: { ...process.env, PATH: path.join(delimiter) },
    stdio: ['ignore', output, 'inherit'],
    encoding: 'utf8',
  });
  if (error) stop(`npm could not be started: ${error.message}`);
  if (status !== 0) stop(`npm ${args[0]} failed: the lines above say why.`);
  return stdout;
}

function install() {
  console.error('Installing packages: they are missing or differ from package-lock.json …');
  const began = Date.now();
  // Prefers npm's cache; without a network, npm fails within seconds.
  const network = ['--prefer-offline', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
  // Older ones ignore allowScripts, and that of Debian 12 fails. Such an npm can install npm 11 and its Node.
  if (Number.parseInt(npm(['--version'], 'pipe'), 10) < 11) {
    const { packageManager, optionalDependencies } = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    );
    const node = `node-linux-${process.arch}`;
    const tools = [
      packageManager,
      ...(process.platform === 'linux' ? [`${node}@${optionalDependencies[node]}`] : []),
    ];
    const folder = join(root, '.cache/npm');
    npm(['install', '--prefix', folder, '--no-save', '--ignore-scripts', ...network, ...tools], 'ignore');
    path.unshift(join(folder, 'node_modules/.bin'));
  }
  const kinds = ['--include=optional', withoutDev ? '--omit=dev' : '--include=dev'];
  npm(['ci', ...kinds, ...network], 'ignore');
  console.error(`Installed in ${Math.round((Date.now() - began) / 1000)} s.`);
}

/** On Linux, Node 24 is one of the packages. */
function findRecentNode() {
  const own = join(root, 'node_modules/.bin/node');
  const { stdout } = spawnSync(own, ['--version'], { encoding: 'utf8' });
  return isRecent(stdout) ? own : stop(needsRecentNode);
}

const needsRecentNode = `This project needs Node 24 or later and this is ${process.version}: install one from https://nodejs.org, then run the command again.`;

if (args.includes('--help') && !ownHelp.includes(module)) {
  // The comment at the start of a command's module says what it does.
  const [comment = ''] = /^(?:\/\/.*\n)*/.exec(readFileSync(join(root, module), 'utf8')) ?? [];
  console.log(comment.replaceAll(/^\/\/ /gm, '').trim());
  process.exit();
}
if (!startedOnRecent && process.platform !== 'linux') stop(needsRecentNode);
if (!isInstalled) install();

if (startedOnRecent) {
  // In this process, so that signals reach the command.
  const file = join(root, module);
  process.argv = [process.execPath, file, ...args];
  await import(pathToFileURL(file).href);
} else {
  const child = spawn(findRecentNode(), process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}
