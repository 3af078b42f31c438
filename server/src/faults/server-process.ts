// Runs a server as a child process, for fault tests and benchmarks.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { makeIdempotencyKey } from '@tred/contract/reference';
import { freePort } from '../free-port.ts';
import { contactValues } from '../submissions/test-submissions.ts';

const entry = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface ServerProcess {
  url: string;
  child: ChildProcess;
  output(): string;
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

const { PATH, NODE_COMPILE_CACHE } = process.env;
/** For a child process, without settings of this machine. */
export const bareEnv = { PATH, NODE_COMPILE_CACHE, SERVER_SETTINGS: '/dev/null', LOG: 'json' };

/** The shell runs `before` first, such as a `ulimit`. */
export async function startServer(env: Record<string, string>, before = ':'): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn('/bin/sh', ['-c', `${before}; exec "$0" "$1"`, process.execPath, entry], {
    env: { ...bareEnv, HOST: '127.0.0.1', PORT: String(port), RATE_LIMITS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const closed = once(child, 'close').then(([code]) => code as number | null);
  const url = `http://127.0.0.1:${port}`;
  await until(async () => {
    if (child.exitCode !== null) {
      await closed;
      throw new Error(`the server ended:\n${output}`);
    }
    return fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  });
  return {
    url,
    child,
    output: () => output,
    kill(signal) {
      child.kill(signal);
      return closed;
    },
  };
}

export interface Attempt {
  key: string;
  message: string;
  reference?: string;
}

let made = 0;
export const newAttempt = (): Attempt => ({ key: makeIdempotencyKey(), message: `Message ${++made}` });

export async function send(url: string, attempt: Attempt): Promise<number> {
  try {
    const reply = await fetch(`${url}/api/forms/contact`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': attempt.key,
        // The server may close an idle connection while it is reused.
        connection: 'close',
      },
      body: JSON.stringify(contactValues({ message: attempt.message })),
    });
    const body = (await reply.json()) as { reference?: string };
    if (reply.ok) {
      if (!body.reference) throw new Error('no reference');
      if (attempt.reference !== undefined && attempt.reference !== body.reference)
        throw new Error('another reference');
      attempt.reference = body.reference;
    }
    return reply.status;
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) return 0;
    throw error;
  }
}

/** Keeps `width` submissions in flight until stopped or the server ends. */
export function startBurst(url: string, width: number) {
  const attempts: Attempt[] = [];
  let stopped = false;
  const worker = async () => {
    while (!stopped) {
      const attempt = newAttempt();
      attempts.push(attempt);
      if ((await send(url, attempt)) === 0) return;
    }
  };
  const done = Promise.all(Array.from({ length: width }, worker));
  return {
    attempts,
    acknowledged: () => attempts.filter(({ reference }) => reference !== undefined).length,
    async stop() {
      stopped = true;
      await done;
    },
  };
}

/** Only a condition that never comes true reaches it, also on a busy machine. */
const mostSeconds = 240;

export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + mostSeconds * 1000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`not within ${mostSeconds} s: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
