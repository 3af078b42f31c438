// Starts a Node program that ends with this process, also when this one is killed.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

const ENDS_WITH_PARENT = `data:text/javascript,process.once('disconnect',()=>process.exit())`;

/** Ends it, also if it does not listen. */
export async function endTied(child: ChildProcess, mostMs = 10_000): Promise<void> {
  const exit = once(child, 'exit');
  const timer = setTimeout(() => child.kill('SIGKILL'), mostMs);
  child.kill();
  await exit;
  clearTimeout(timer);
}

export const spawnTied = (args: readonly string[], options: SpawnOptions): ChildProcess =>
  spawn(process.execPath, ['--import', ENDS_WITH_PARENT, ...args], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
