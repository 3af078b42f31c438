// Starts one of the small servers in this folder, as a process of its own that ends with this one.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from '../scripts/free-port.ts';
import { answers } from './answers.ts';

/** `args` come before the port. */
export async function startServer(file: string, args: readonly string[]) {
  const port = await freePort();
  const program = fileURLToPath(new URL(file, import.meta.url));
  const child = spawn(process.execPath, [program, ...args, String(port)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await answers(`http://127.0.0.1:${port}/`);
  return { port, pid: child.pid ?? 0, stop: () => child.kill() };
}
