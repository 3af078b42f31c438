// Starts a Node program that ends with this process, also when this one is killed.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

const ENDS_WITH_PARENT = `data:text/javascript,process.once('disconnect',()=>process.exit())`;

export const spawnTied = (args: readonly string[], options: SpawnOptions): ChildProcess =>
  spawn(process.execPath, ['--import', ENDS_WITH_PARENT, ...args], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
