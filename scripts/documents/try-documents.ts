// `npm run try-the-documents`: does what the documents print, block by block, in a fresh clone in a path with spaces and, when
// root starts it, as a user without rights. What follows `--` names documents, or the beginnings of their names.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import {
  type Block,
  blocksIn,
  type Command,
  commandsIn,
  documents,
  readDocument,
  root,
  takesLong,
  whatItNeeds,
} from './read-documents.ts';
import { type Machine, prepareMachine } from './server-machine.ts';

/** Nobody's, where there is a root to become it from. */
const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
/** Commands that serve until they are stopped. */
const SERVES = /^(?:npm start|npm run (?:dev|serve)|node_modules\/\.bin\/node desk\/src\/main\.ts)$/;

const asked = process.argv.slice(2);
const tried = documents.filter((file) => asked.length === 0 || asked.some((name) => file.startsWith(name)));
const folder = mkdtempSync(join(tmpdir(), 'tred-documents-'));
// Spaces, as in a home folder with somebody's whole name.
const clone = join(folder, 'a path with spaces', 'tred');
const port = await freePort();
const env: NodeJS.ProcessEnv = {
  PATH: process.env.PATH?.split(':')
    .filter((part) => !part.endsWith('node_modules/.bin'))
    .join(':'),
  HOME: join(folder, 'home'),
  LANG: 'C.UTF-8',
  PORT: String(port),
  npm_config_registry: spawnSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).stdout.trim(),
};
let running: ChildProcess | undefined;
let stopped = false;
const outcomes: { what: string; good: boolean | undefined }[] = [];

function report(what: string, good: boolean | undefined, more = ''): void {
  outcomes.push({ what, good });
  console.log(`${good === undefined ? '–' : good ? '✓' : '✗'} ${what}${more && `  (${more})`}`);
}

function start(
  command: string,
  cwd: string,
  more: NodeJS.ProcessEnv,
): { child: ChildProcess; said: () => string } {
  let said = '';
  const child = spawn('sh', ['-c', command], {
    cwd,
    env: { ...env, ...more },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  running = child;
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part) => {
      said = `${said}${part}`.slice(-4000);
    });
  return { child, said: () => said };
}

/** Ctrl-C leaves nothing behind: what runs is stopped, and the folder goes. */
function stop(): void {
  stopped = true;
  if (running?.pid && running.exitCode === null) process.kill(-running.pid, 'SIGTERM');
}

const ended = (child: ChildProcess) =>
  new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));

/** Runs one command to its end, or until it serves. */
async function run(
  what: string,
  command: string,
  cwd: string,
  more: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  if (stopped) throw new Error('Stopped.');
  const began = Date.now();
  const { child, said } = start(command, cwd, more);
  const end = ended(child);
  const good = SERVES.test(command) ? await serves(child, end) : (await end) === 0;
  report(what, good, `${Math.round((Date.now() - began) / 1000)} s`);
  if (!good) console.log(said().replace(/^/gm, '    '));
  return good;
}

/** Whether pages come while it runs, and it ends in order when it is told to. */
async function serves(child: ChildProcess, end: Promise<number>): Promise<boolean> {
  let over = false;
  end.then(() => (over = true));
  let answered = false;
  for (const until = Date.now() + 900_000; !over && !answered && Date.now() < until; await wait(500))
    answered = (await fetch(`http://localhost:${port}/pricing`).catch(() => undefined))?.status === 200;
  // As Ctrl-C does: to all that run in the terminal.
  if (!over && child.pid) process.kill(-child.pid, 'SIGINT');
  await end;
  return answered;
}

async function tryBlock(file: string, block: Block, machine: Machine | undefined): Promise<void> {
  const needs = whatItNeeds(block);
  if (needs) return report(`${file}:${block.line}`, undefined, needs);
  /** What the block has exported so far. */
  let before = '';
  for (const each of commandsIn(block)) {
    const what = `${file}:${each.line}  ${each.command}`;
    if (takesLong(each)) report(what, undefined, each.comment);
    else if (each.command.startsWith('export ')) before += `${each.command}; `;
    else await tryCommand(what, before, each, machine);
  }
}

async function tryCommand(
  what: string,
  before: string,
  { command }: Command,
  machine: Machine | undefined,
): Promise<void> {
  const where = machine?.folder() ?? clone;
  await run(what, `${before}${machine ? machine.translate(command) : command}`, where, machine?.env);
  await machine?.after(command);
}

/** The recipes, one upon the other, checked and built. */
async function tryRecipes(files: string[]): Promise<void> {
  for (const file of files)
    for (const { text, line } of blocksIn(readDocument(file)).filter(({ language }) => language === 'diff')) {
      const diff = join(folder, 'recipe.diff');
      writeFileSync(diff, `${text}\n`);
      await run(`${file}:${line}  git apply`, `git apply "${diff}"`, clone);
    }
  await run('with all recipes: npm run check', 'npm run check', clone);
  await run('with all recipes: npm run build', 'npm run build', clone);
  // How much air the budgets leave is not the recipes' to say.
  const checks = 'node_modules/.bin/node site/checks/run.ts --without=weights';
  await run('with all recipes: the checks on the built site', checks, clone);
  await run('with all recipes: git checkout', 'git checkout -q . && git clean -fdq', clone);
}

function own(path: string): void {
  mkdirSync(path, { recursive: true });
  if (user.uid) chownSync(path, user.uid, user.gid);
}

chmodSync(folder, 0o755);
for (const path of [folder, env.HOME ?? '', join(folder, 'a path with spaces')]) own(path);
console.log(`In ${folder}${user.uid ? ', as a user without rights' : ''}:`);
// What is not committed yet is tried as well.
const source = join(folder, 'source');
spawnSync('git', ['clone', '--quiet', root, source]);
const changed = spawnSync('git', ['ls-files', '-mo', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
for (const file of changed.stdout.split('\n').filter(Boolean)) cpSync(join(root, file), join(source, file));
spawnSync('git', ['add', '-A'], { cwd: source });
spawnSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', 'commit', '-qm', 'As it is'], { cwd: source });
if (user.uid) spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, source]);

let machine: Machine | undefined;
process.once('SIGINT', stop).once('SIGTERM', stop);
try {
  const inClone = tried.filter((file) => file !== 'docs/running.md');
  await run('git clone', `git clone --quiet "${source}" "${clone}"`, folder);
  for (const file of inClone)
    for (const block of blocksIn(readDocument(file)).filter(({ language }) => language === 'sh'))
      await tryBlock(file, block, undefined);
  const recipes = tried.filter((file) => file.startsWith('docs/recipes/'));
  if (recipes.length > 0) await tryRecipes(recipes);
  if (tried.includes('docs/running.md')) {
    machine = await prepareMachine({ folder: join(folder, 'machine'), source, port, env, user });
    for (const block of blocksIn(readDocument('docs/running.md')).filter(({ language }) => language === 'sh'))
      await tryBlock('docs/running.md', block, machine);
    for (const left of machine.leftOver()) report(`no longer in docs/running.md: ${left}`, false);
  }
} catch (error) {
  if (!stopped) throw error;
} finally {
  await machine?.end();
  rmSync(folder, { recursive: true, force: true });
}
const bad = outcomes.filter(({ good }) => good === false).length;
const left = outcomes.filter(({ good }) => good === undefined).length;
console.log(`${outcomes.length - bad - left} passed, ${bad} failed, ${left} left out, as the documents say`);
process.exitCode = bad > 0 || stopped ? 1 : 0;
