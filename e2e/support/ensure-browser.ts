// Finds a Chromium for the browser tests, or installs one.
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { isProgram, programsOnPath } from '../../scripts/is-program.ts';
import { runProgram } from '../../scripts/run-program.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Where a usable browser stands: CHROMIUM_PATH, then the path, then Playwright's own. */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM_PATH) {
    if (isProgram(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH says ${env.CHROMIUM_PATH}, and there is no program there.`);
  }
  return [...programsOnPath(names, env.PATH ?? ''), chromium.executablePath()].find(isProgram);
}

/** Finds a browser or installs one, saying what it does; throws one clear line when neither works. */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser();
  if (found) {
    console.log(`Browser: ${found}`);
    return found;
  }
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('No Chromium found: installing the chromium package with apt-get …');
    await runProgram('apt-get', ['update', '-qq']);
    await runProgram('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  if (!findBrowser()) {
    console.log('No Chromium found: installing one with playwright install …');
    await runProgram('playwright', ['install', '--with-deps', 'chromium'], { folder: 'e2e' });
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    'No Chromium could be found or installed: install one, or set CHROMIUM_PATH to the one you have.',
  );
}
