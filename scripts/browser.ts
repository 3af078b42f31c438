// Finds a Chromium for the browser tests, or installs one. The one without a window (Chrome's headless shell) goes first:
// the same engine with nothing of the desktop around it opens a page in three fifths of the processor's time.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { isProgram, programsOnPath } from './is-program.ts';
import { runProgram } from './run-program.ts';

const light = ['chromium-headless-shell', 'chrome-headless-shell'];
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Where a usable browser stands: CHROMIUM_PATH, then a light one, then a whole one; on the path, then Playwright's own. */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return chosen(env) ?? findLight(env) ?? findWhole(env);
}

/** A browser with all that a visitor's has, for what measures; CHROMIUM_PATH may say another. */
export const findWholeBrowser = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  chosen(env) ?? findWhole(env);

function chosen({ CHROMIUM_PATH: path }: NodeJS.ProcessEnv): string | undefined {
  if (!path || isProgram(path)) return path || undefined;
  throw new Error(`CHROMIUM_PATH says ${path}, and there is no program there.`);
}

const findLight = (env: NodeJS.ProcessEnv): string | undefined =>
  [...programsOnPath(light, env.PATH ?? ''), ...besidePlaywrights(chromium.executablePath())].find(isProgram);

const findWhole = (env: NodeJS.ProcessEnv): string | undefined =>
  [...programsOnPath(whole, env.PATH ?? ''), chromium.executablePath()].find(isProgram);

/** Playwright tells only where its whole Chromium is; the light one stands beside it, in a folder for each kind of machine. */
export function besidePlaywrights(executable: string): string[] {
  const [, shelf, version] = /^(.*[\\/])chromium-(\d+)[\\/]/.exec(executable) ?? [];
  const folder = `${shelf}chromium_headless_shell-${version}`;
  if (!shelf || !existsSync(folder)) return [];
  return readdirSync(folder).flatMap((machine) =>
    ['chrome-headless-shell', 'headless_shell'].map((name) => join(folder, machine, name)),
  );
}

/** For a run of hundreds of tests: a light browser, also where a whole one is, if the system has it to give. */
export async function ensureLightBrowser(): Promise<string> {
  if (!chosen(process.env) && !findLight(process.env)) await installPackage('chromium-headless-shell');
  return ensureBrowser();
}

/** Finds a browser or installs one, saying what it does; throws one clear line when neither works. */
export async function ensureBrowser(find = findBrowser): Promise<string> {
  const found = find();
  if (found) {
    console.log(`Browser: ${found}`);
    return found;
  }
  await installPackage('chromium');
  if (!find()) {
    console.log('No Chromium found: installing one with playwright install …');
    await runProgram('playwright', ['install', '--with-deps', 'chromium'], { folder: 'e2e' });
  }
  const installed = find();
  if (installed) return installed;
  throw new Error(
    'No Chromium could be found or installed: install one, or set CHROMIUM_PATH to the one you have.',
  );
}

/** As root on Debian and its kin; elsewhere, and where it cannot be had, all stays as it is. */
async function installPackage(name: string): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.log(`No ${name} found: installing the package with apt-get …`);
  // A machine without a network is told so soon; a browser that is there is not taken away for another.
  const soon = ['-qq', '-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=1'];
  await runProgram('apt-get', ['update', ...soon]);
  await runProgram('apt-get', ['install', ...soon, '-y', '--no-remove', '--no-install-recommends', name], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}
