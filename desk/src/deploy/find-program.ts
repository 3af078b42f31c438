// Finds nginx or Caddy for the tests: on the path, or unpacked (not installed) from Debian's packages.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { programsOnPath } from '../../../scripts/is-program.ts';

const cache = fileURLToPath(new URL('../../../.cache/programs', import.meta.url));

function find(name: string): string | undefined {
  const folders = [process.env.PATH, '/usr/sbin', join(cache, 'usr/sbin'), join(cache, 'usr/bin')];
  return programsOnPath([name], folders.join(delimiter))[0];
}

function download(name: string): void {
  const apt = (...args: string[]) =>
    execFileSync('apt-get', args, { cwd: cache, stdio: 'ignore', timeout: 60_000 });
  try {
    apt('download', name);
  } catch {
    // A new machine has no package list yet.
    apt('update', '-qq');
    apt('download', name);
  }
}

/** The program's path; undefined on a machine that neither has it nor can get it. */
export function findProgram(name: 'nginx' | 'caddy'): string | undefined {
  const found = find(name);
  if (found) return found;
  try {
    if (!existsSync('/etc/debian_version')) throw new Error('this is no Debian');
    mkdirSync(cache, { recursive: true });
    download(name);
    const file = readdirSync(cache).find((entry) => entry.startsWith(`${name}_`) && entry.endsWith('.deb'));
    if (file) execFileSync('dpkg', ['-x', join(cache, file), cache], { timeout: 60_000 });
  } catch (error) {
    console.warn(`${name} is not here and could not be fetched, so its tests are left out: ${String(error)}`);
  }
  return find(name);
}
