// Lets one process at a time do something that two would spoil. What a process locked that has ended is free.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export type Lock = { unlock: () => void } | { lockedBy: number };

/** `file` is there for as long as it is locked, with the number of the process. */
export function lock(file: string): Lock {
  mkdirSync(dirname(file), { recursive: true });
  const lockedBy = holderOf(file);
  if (lockedBy !== undefined) return { lockedBy };
  rmSync(file, { force: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    // Somebody else was quicker.
    const other = holderOf(file);
    if (other === undefined) throw error;
    return { lockedBy: other };
  }
  return { unlock: () => rmSync(file, { force: true }) };
}

function holderOf(file: string): number | undefined {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    return isRunning(holder) ? holder : undefined;
  } catch {
    return undefined;
  }
}

function isRunning(number: number): boolean {
  try {
    return number > 0 && process.kill(number, 0);
  } catch (error) {
    // It runs, and is somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
