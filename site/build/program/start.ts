// Starts the compiled program in a process of its own.
import { type ChildProcess, fork } from 'node:child_process';
import { resolve } from 'node:path';
import { buildEnvironment } from '../build-environment.ts';
import { compile, siteFolder } from './compile.ts';
import type { Asked, Said } from './messages.ts';

/** It ends with this process. */
async function startProgram(asked: Asked, env: NodeJS.ProcessEnv = process.env): Promise<ChildProcess> {
  const { program } = await compile(env);
  const child = fork(resolve(siteFolder, 'build/program/process.ts'), [], {
    cwd: siteFolder,
    env: {
      ...env,
      ...buildEnvironment,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: resolve(program, 'node'),
    },
    // The one that stays collects its garbage earlier: 20 to 40 MB less.
    execArgv: [
      ...process.execArgv,
      ...(asked.verb === 'serve' ? ['--max-semi-space-size=4', '--expose-gc'] : []),
    ],
    serialization: 'advanced',
    // What code prints is for people.
    stdio: ['ignore', 2, 2, 'ipc'],
  });
  child.send({ ...asked, program });
  return child;
}

/** Runs a command to its end, and returns the exit code. */
export async function runProgram(
  asked: Asked,
  onSay: (said: unknown) => void,
  env?: NodeJS.ProcessEnv,
): Promise<number> {
  const child = await startProgram(asked, env);
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
