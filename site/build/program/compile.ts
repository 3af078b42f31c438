// Compiles the site, once for each version of its code and of the settings that are compiled in.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { buildEnvironment, siteUrl } from '../build-environment.ts';

export const siteFolder = join(import.meta.dirname, '../..');
const root = join(siteFolder, '..');
/** Below the packages that it imports. */
const compiled = join(siteFolder, '.cache/program');

const CODE = [
  'site/{src,build,public,templates}/**/*',
  'site/{astro.config.ts,package.json,tsconfig.json}',
  '{contract,sandbox}/src/**/*',
  'site/checks/budgets.ts',
  '{package-lock.json,tsconfig.base.json,LICENSE}',
];
const SETTINGS = ['SITE_URL', 'PUBLIC_FORMS', 'PUBLIC_FORMS_ORIGIN', 'PUBLIC_VISITS', 'TRED_GALLERY'];
/** Compiled programs that are kept: the newest ones. */
const KEPT = 4;

/** A name for this version of the code, with these settings. */
export function versionOf(env: NodeJS.ProcessEnv = process.env): string {
  const made = createHash('sha256').update(SETTINGS.map((name) => `${name}=${env[name] ?? ''}`).join('\n'));
  made.update(process.versions.node);
  for (const file of globSync(CODE, { cwd: root, exclude: (name) => /\.test\.tsx?$/.test(name) }).sort()) {
    const path = join(root, file);
    if (statSync(path).isFile()) made.update(`\n${file}\n`).update(readFileSync(path));
  }
  return made.digest('hex').slice(0, 16);
}

class CompileError extends Error {}

/** The folder of the compiled program. Two may compile at once: each writes its own folder, and the first one stays. */
export async function compile(
  env: NodeJS.ProcessEnv = process.env,
): Promise<{ program: string; version: string }> {
  // Astro would explain a wrong address with a stack trace.
  siteUrl(env.SITE_URL);
  const version = versionOf(env);
  const program = join(compiled, version);
  if (existsSync(program)) {
    // It is in use: others go first.
    utimesSync(program, new Date(), new Date());
    return { program, version };
  }
  const next = join(compiled, `${version}.${process.pid}`);
  try {
    await runAstro(next, env);
    rmSync(join(next, 'client/_astro/.vite'), { recursive: true, force: true });
    if (!existsSync(program)) renameSync(next, program);
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
  deleteOld();
  return { program, version };
}

async function runAstro(out: string, env: NodeJS.ProcessEnv): Promise<void> {
  const astro = join(root, 'node_modules/.bin/astro');
  const child = spawn(process.execPath, [astro, 'build', '--outDir', out], {
    cwd: siteFolder,
    env: { ...env, ...buildEnvironment, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => output.push(String(text)));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new CompileError(`The site's code could not be compiled.\n${output.join('').trim()}`);
}

function deleteOld(): void {
  const folders = readdirSync(compiled).map((name) => join(compiled, name));
  const byAge = folders.toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const folder of byAge.slice(KEPT)) rmSync(folder, { recursive: true, force: true });
}
