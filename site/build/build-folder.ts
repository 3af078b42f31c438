// The folder of a build, its neighbours `.next` and `.previous`, a lock for one build at a time, and the packages of a copy.
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Two renames: current becomes previous, new becomes current. */
export function putInPlace(folder: string, next = `${folder}.next`): void {
  rmSync(`${folder}.previous`, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, `${folder}.previous`);
  renameSync(next, folder);
}

/** After a kill between the two renames, the previous build is current again. */
export function undoHalfSwap(folder: string): void {
  if (!existsSync(folder) && existsSync(`${folder}.previous`)) renameSync(`${folder}.previous`, folder);
}

/** A lock file that names a process; it is free when that process has ended. */
export function lock(file: string): { unlock: () => void } | { lockedBy: number } {
  mkdirSync(dirname(file), { recursive: true });
  const own = `${file}.${process.pid}`;
  // Nobody must read half of it.
  writeFileSync(own, `${process.pid} ${startOf(process.pid)}`, { flush: true });
  try {
    const lockedBy = claim(own, file);
    return lockedBy === undefined ? { unlock: () => rmSync(file, { force: true }) } : { lockedBy };
  } finally {
    rmSync(own, { force: true });
  }
}

/** Returns undefined if `own` has become the lock file, and otherwise the process that holds it. */
function claim(own: string, file: string, mayReplace = false): number | undefined {
  try {
    linkSync(own, file);
    return undefined;
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
  const holder = holderOf(file);
  if (holder === 'unlocked') return claim(own, file, mayReplace);
  if (holder !== undefined) return holder;
  if (mayReplace) {
    renameSync(own, file);
    return undefined;
  }
  // One at a time replaces the lock of a process that has ended: it would be another's by then.
  const turn = lock(`${file}.turn`);
  if ('lockedBy' in turn) return turn.lockedBy;
  try {
    return claim(own, file, true);
  } finally {
    turn.unlock();
  }
}

/** An empty lock file is being written, unless it is old. */
const WRITTEN_MS = 60_000;

/** Undefined if the process has ended. */
function holderOf(file: string): number | 'unlocked' | undefined {
  try {
    const [pid = '', start = ''] = readFileSync(file, 'utf8').split(' ');
    if (Number(pid) > 0) return isRunning(Number(pid), start) ? Number(pid) : undefined;
    return Date.now() - statSync(file).mtimeMs < WRITTEN_MS ? 0 : undefined;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return 'unlocked';
    throw error;
  }
}

/** After a power failure another process may have the id. Linux knows when a process started; elsewhere this is empty. */
function startOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/.*\) /s, '').split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isRunning(pid: number, start: string): boolean {
  // Empty also for a process that the system hides.
  if (!['', start].includes(startOf(pid))) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It runs as another user.
    return hasCode(error, 'EPERM');
  }
}

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

/** Links the packages into a copy of the repository. Workspaces lead to the copy; its caches are its own, but for `shared`. */
export function linkPackages(root: string, copy: string, shared: readonly string[] = []): void {
  for (const modules of ['node_modules', 'site/node_modules', 'node_modules/@tred']) {
    const [from, to] = [join(root, modules), join(copy, modules)];
    if (!existsSync(from)) continue;
    mkdirSync(to, { recursive: true });
    for (const cache of shared) mkdirSync(join(from, cache), { recursive: true });
    for (const name of readdirSync(from)) {
      if (name === '@tred' || (/^\.(?!bin$|package-lock)/.test(name) && !shared.includes(name))) continue;
      rmSync(join(to, name), { recursive: true, force: true });
      symlinkSync(modules.endsWith('@tred') ? join(copy, name) : join(from, name), join(to, name));
    }
  }
}
