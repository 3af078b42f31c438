// Lets one process at a time do something that two would spoil. What a process held that has ended is free.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export type Held = { letGo: () => void } | { heldBy: number };

/** `file` is there for as long as it is held, with the number of the process. */
export function hold(file: string): Held {
  mkdirSync(dirname(file), { recursive: true });
  const heldBy = holderOf(file);
  if (heldBy !== undefined) return { heldBy };
  rmSync(file, { force: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    // Somebody else was quicker.
    const other = holderOf(file);
    if (other === undefined) throw error;
    return { heldBy: other };
  }
  return { letGo: () => rmSync(file, { force: true }) };
}

function holderOf(file: string): number | undefined {
  try {
    const process = Number(readFileSync(file, 'utf8'));
    return isRunning(process) ? process : undefined;
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
