// Finds programs for the tests, or gets them. Prefers the headless shell of Chromium, which needs three fifths of the
// processor time.
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { chromium, firefox, webkit } from '@playwright/test';
import { findProgram, isProgram, unpacked } from '../server/src/deploy/find-program.ts';
import { root, runProgram } from './run-program.ts';

const HEADLESS = ['chromium-headless-shell', 'chrome-headless-shell'];
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

export const findBrowser = () => chosen() ?? findHeadless() ?? findWhole();

export const findWholeBrowser = () => chosen() ?? findWhole();

function chosen(): string | undefined {
  const path = process.env.CHROMIUM_PATH;
  if (!path || isProgram(path)) return path || undefined;
  throw new Error(`CHROMIUM_PATH is ${path}, which is not a program.`);
}

const findHeadless = () => findProgram(...HEADLESS) ?? besidePlaywrights().find(isProgram);
const findWhole = () => findProgram(...WHOLE) ?? [chromium.executablePath()].find(isProgram);

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

const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
/** Times out soon without a network. */
const SOON = ['-qq', '-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=1'];

/** As root on Debian and Ubuntu only. Never removes a browser. */
async function installPackage(name: string): Promise<void> {
  if (!mayInstall) return;
  console.log(`No ${name} found: installing the package with apt-get …`);
  await runProgram('apt-get', ['update', ...SOON]);
  await runProgram('apt-get', ['install', ...SOON, '-y', '--no-remove', '--no-install-recommends', name], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** For the tests of deploy/. Unpacked, because an installed web server starts and takes port 80. */
export async function unpackNginx(): Promise<void> {
  if (!mayInstall || findProgram('nginx')) return;
  console.log('No nginx found: unpacking the package …');
  mkdirSync(unpacked, { recursive: true });
  const folder = relative(root, unpacked);
  // The user _apt may not write there.
  const asRoot = ['-o', 'APT::Sandbox::User=root'];
  await runProgram('apt-get', ['update', ...SOON]);
  await runProgram('apt-get', ['download', ...SOON, ...asRoot, 'nginx'], { folder });
  for (const file of readdirSync(unpacked).filter((name) => name.endsWith('.deb')))
    await runProgram('dpkg-deb', ['--extract', file, '.'], { folder });
}

export const missingPrograms = (): string[] => [
  ...['nginx', 'systemd-analyze'].filter((name) => !findProgram(name)),
  ...(process.env.TEST_FULL ? [firefox, webkit] : [])
    .filter((browser) => !isProgram(browser.executablePath()))
    .map((browser) => `Playwright’s ${browser.name()}`),
];
