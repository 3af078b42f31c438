// Browser tests: the desk serves the built site on a free port, three workers look at it in a Chromium.
import { defineConfig } from '@playwright/test';
import { freePort } from '../desk/src/free-port.ts';
import { findBrowser } from '../scripts/browser.ts';
import { deskData, deskPassword } from './support/desk.ts';

// Workers read this file too; the environment carries the port that the first reading chose.
process.env.E2E_PORT ??= String(await freePort());
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;
const executablePath = findBrowser();

export default defineConfig({
  testDir: '.',
  // What ends in .test.ts needs no browser and is Vitest's.
  testMatch: '**/*.spec.ts',
  // Other browsers have their own settings: engines.config.ts.
  testIgnore: 'engines/**',
  fullyParallel: true,
  // One more than cores: a test often waits for the desk or a timer.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // What is waited for comes; on a busy machine it comes late. A test that passes waits for none of this.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  outputDir: 'test-results',
  reporter: 'list',
  use: {
    baseURL,
    browserName: 'chromium',
    // Tests hold back and refuse what pages ask for; a worker would ask in their place. read-offline.spec.ts lets it.
    serviceWorkers: 'block',
    locale: 'en-UG',
    timezoneId: 'Africa/Kampala',
    actionTimeout: 30_000,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // The whole Chromium draws its address bar's list as two more pages for each window, which takes longer
        // than the site's own. A renderer in reserve is one too many for a test with a single page.
        '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,PreloadTopChromeWebUI,HttpsUpgrades,PaintHolding,SpareRendererForSitePerProcess',
      ],
    },
  },
  webServer: {
    // Emptied here and not above: others read this file too, while tests run (knip).
    // Owners need log-in codes; the tests' owner logs in without.
    command:
      'rm -rf "$DATA_DIR" && node ../desk/src/cli.ts require-codes nobody --create && exec node ../desk/src/main.ts',
    url: baseURL,
    env: {
      PORT: process.env.E2E_PORT,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      // A desk of its own, empty at each run: tests never touch what visitors sent.
      DATA_DIR: deskData,
      DESK_PASSWORD: deskPassword,
      // Many tests are one person to the desk.
      DESK_LIMITS: 'off',
      SITE_URL: baseURL,
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
    reuseExistingServer: false,
  },
});
