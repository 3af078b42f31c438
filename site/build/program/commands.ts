// The commands of the program: each starts it as a process of its own, and prints what it says as JSON.
import { type ChildProcess, fork } from 'node:child_process';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { buildEnvironment } from '../build-environment.ts';
import { compile, siteFolder } from './compile.ts';
import type { Asked, Said } from './process.ts';
import { serve } from './serve.ts';

const print = (value: unknown) => process.stdout.write(`${JSON.stringify(value)}\n`);

type Command = (args: string[]) => Promise<number>;

const commands: Record<string, Command> = {
  compile: async () => {
    process.stdout.write(`${(await compile()).program}\n`);
    return 0;
  },
  check: async (args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { changes: { type: 'string' } },
    });
    const [content] = positionals;
    if (!content) return usage('check CONTENT');
    const changes = values.changes === '-' ? JSON.parse(await text(process.stdin)) : {};
    return runProgram({ verb: 'check', content: resolve(content), changes }, print);
  },
  render: async (args) => {
    const { values, positionals } = parseArgs({
      ...{ args, allowPositionals: true },
      options: { previous: { type: 'string' }, compress: { type: 'string', default: 'strong' } },
    });
    const [content, out] = positionals;
    if (!content || !out) return usage('render CONTENT OUT');
    const previous = values.previous === undefined ? undefined : resolve(values.previous);
    const compression = values.compress === 'off' || values.compress === 'quick' ? values.compress : 'strong';
    return runProgram(
      { verb: 'render', content: resolve(content), out: resolve(out), previous, compression },
      print,
    );
  },
  serve: async ([content, socket]) => {
    if (!content || !socket) return usage('serve CONTENT SOCKET');
    return serve(resolve(content), resolve(socket));
  },
};

function usage(line: string): number {
  console.error(`node site/program.mjs ${line}`);
  return 2;
}

/** Returns the exit code. */
export async function runCommand([verb = '', ...args]: readonly string[]): Promise<number> {
  const command = Object.hasOwn(commands, verb) ? commands[verb] : undefined;
  if (!command)
    return usage('compile | check CONTENT | render CONTENT OUT [--previous OUT] | serve CONTENT SOCKET');
  try {
    return await command(args);
  } catch (error) {
    print({ error: error instanceof Error ? error.message : String(error) });
    return 1;
  }
}

/** Starts the compiled program in a process of its own, which ends with this one. */
export async function startProgram(asked: Asked): Promise<ChildProcess> {
  const { program, version } = await compile();
  const child = fork(resolve(siteFolder, 'build/program/process.ts'), [], {
    cwd: siteFolder,
    env: {
      ...process.env,
      ...buildEnvironment,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: resolve(program, 'node'),
    },
    serialization: 'advanced',
    // What code prints is for people.
    stdio: ['ignore', 2, 2, 'ipc'],
  });
  child.send({ ...asked, program, version });
  return child;
}

/** Runs a command to its end, and returns the exit code. */
export async function runProgram(asked: Asked, onSay: (said: unknown) => void): Promise<number> {
  const child = await startProgram(asked);
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGTERM', pass).on('SIGINT', pass);
  let code: number | undefined;
  child.on('message', (said: Said) => {
    if ('end' in said) code = said.end;
    else onSay(said.say);
  });
  const { promise, resolve: ended } = Promise.withResolvers<string>();
  child.once('exit', (exit, signal) => ended(signal ?? String(exit)));
  const how = await promise;
  process.off('SIGTERM', pass).off('SIGINT', pass);
  if (code === undefined) onSay({ error: how in KILLED ? KILLED[how] : `The program ended (${how}).` });
  return code ?? 1;
}

const TOO_LITTLE_MEMORY =
  'It ran out of memory, or was ended from outside: it needs 700 MB, and more with thousands of articles.';
const KILLED: Record<string, string> = {
  SIGKILL: TOO_LITTLE_MEMORY,
  SIGABRT: TOO_LITTLE_MEMORY,
  134: TOO_LITTLE_MEMORY,
};
