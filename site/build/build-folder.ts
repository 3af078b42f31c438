// The folder of a build, its neighbours `.next` and `.previous`, a lock for one build at a time, and the packages of a copy.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
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
  const holder = holderOf(file);
  if (holder !== undefined) return { lockedBy: holder };
  rmSync(file, { force: true });
  try {
    writeFileSync(file, `${process.pid} ${startOf(process.pid)}`, { flag: 'wx' });
  } catch (error) {
    const other = holderOf(file);
    if (other === undefined) throw error;
    return { lockedBy: other };
  }
  return { unlock: () => rmSync(file, { force: true }) };
}

function holderOf(file: string): number | undefined {
  if (!existsSync(file)) return undefined;
  const [pid = 0, start = ''] = readFileSync(file, 'utf8').split(' ');
  return Number(pid) > 0 && isRunning(Number(pid)) && startOf(Number(pid)) === start
    ? Number(pid)
    : undefined;
}

/** After a power failure another process may have the id. Linux knows when a process started; elsewhere this is empty. */
function startOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/.*\) /s, '').split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

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
