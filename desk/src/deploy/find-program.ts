// Finds nginx or Caddy for the tests: on the path, or unpacked (not installed) from Debian's packages.
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = fileURLToPath(new URL('../../../.cache/programs', import.meta.url));

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function find(name: string): string | undefined {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/sbin',
    ...['usr/sbin', 'usr/bin'].map((folder) => join(cache, folder)),
  ];
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

/** The program's path; undefined on a machine that neither has it nor can get it. */
export function findProgram(name: 'nginx' | 'caddy'): string | undefined {
  const found = find(name);
  if (found || !existsSync('/etc/debian_version')) return found;
  try {
    mkdirSync(cache, { recursive: true });
    execFileSync('apt-get', ['download', name], { cwd: cache, stdio: 'ignore', timeout: 60_000 });
    const file = readdirSync(cache).find((entry) => entry.startsWith(`${name}_`) && entry.endsWith('.deb'));
    if (file) execFileSync('dpkg', ['-x', join(cache, file), cache], { timeout: 60_000 });
  } catch {
    // No package list or no network: then there is none.
  }
  return find(name);
}
