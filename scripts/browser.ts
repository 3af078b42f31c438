// Finds a Chromium for the browser tests, or installs one. Prefers the headless shell, which needs three fifths of the
// processor time.
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { runProgram } from './run-program.ts';

const HEADLESS = ['chromium-headless-shell', 'chrome-headless-shell'];
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** CHROMIUM_PATH, then a headless shell, then a whole browser. */
export const findBrowser = () => chosen() ?? findHeadless() ?? findWhole();

export const findWholeBrowser = () => chosen() ?? findWhole();

function chosen(): string | undefined {
  const path = process.env.CHROMIUM_PATH;
  if (!path || isProgram(path)) return path || undefined;
  throw new Error(`CHROMIUM_PATH is ${path}, which is not a program.`);
}

const findHeadless = () => [...programsOnPath(HEADLESS), ...besidePlaywrights()].find(isProgram);
const findWhole = () => [...programsOnPath(WHOLE), chromium.executablePath()].find(isProgram);

/** Playwright installs the headless shell beside its full Chromium, in a folder for each platform. */
function besidePlaywrights(): string[] {
  const [, parent, version] = /^(.*[\\/])chromium-(\d+)[\\/]/.exec(chromium.executablePath()) ?? [];
  const folder = `${parent}chromium_headless_shell-${version}`;
  if (!parent || !existsSync(folder)) return [];
  return readdirSync(folder).flatMap((platform) =>
    ['chrome-headless-shell', 'headless_shell'].map((name) => join(folder, platform, name)),
  );
}

/** For hundreds of tests: installs a headless shell even if there is a full browser. */
export async function ensureHeadlessBrowser(): Promise<string> {
  if (!chosen() && !findHeadless()) await installPackage('chromium-headless-shell');
  return ensureBrowser();
}

/** Finds a browser or installs one; throws when neither works. */
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

/** As root on Debian and Ubuntu only. Never removes a browser, and times out soon without a network. */
async function installPackage(name: string): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.log(`No ${name} found: installing the package with apt-get …`);
  const soon = ['-qq', '-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=1'];
  await runProgram('apt-get', ['update', ...soon]);
  await runProgram('apt-get', ['install', ...soon, '-y', '--no-remove', '--no-install-recommends', name], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Programs on the path, in the order of `names`. */
export function programsOnPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
