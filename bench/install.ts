// Installs what only the bench needs, when it runs: a folder with a package.json and a lockfile of its own is copied to
// `.cache/bench` and its packages stay there until the lockfile changes.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cache, root, runProgram } from '../scripts/run-program.ts';

/** Gives the folder of the copy: the sources of today, and the packages. */
export async function install(name: string): Promise<string> {
  const from = fileURLToPath(new URL(name, import.meta.url));
  const to = join(cache, 'bench', name);
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(to))
    if (entry !== 'node_modules') await rm(join(to, entry), { recursive: true });
  await cp(from, to, { recursive: true });
  const lockfile = readFileSync(join(from, 'package-lock.json'), 'utf8');
  const stamp = join(to, 'node_modules', '.installed-from');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lockfile) {
    console.log(`Installing the packages of bench/${name} …`);
    await run(to, 'npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
    writeFileSync(stamp, lockfile);
  }
  return to;
}

/** Runs a program in a folder; its output is shown when it fails. */
export async function run(folder: string, program: string, args: string[]): Promise<void> {
  const said: string[] = [];
  const code = await runProgram(program, args, {
    folder: folder.slice(root.length),
    env: { NEXT_TELEMETRY_DISABLED: '1' },
    heard: (text) => said.push(text),
  });
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed in ${folder}:\n${said.join('')}`);
}

/** The versions that a copied folder asks for. */
export function versionsOf(folder: string): Record<string, string> {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return dependencies;
}
