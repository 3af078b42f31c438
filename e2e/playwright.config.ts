// Browser tests: the server serves the built site on a free port to three Chromium workers.
import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from '@playwright/test';
import { findBrowser } from '../scripts/browser.ts';
import { freePort } from '../server/src/free-port.ts';
import { adminPassword, serverData } from './support/server.ts';

// Workers read this file too; the environment passes them the chosen port.
Object.assign(process.env, { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' });
process.env.E2E_PORT ??= String(await freePort());
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;
const executablePath = findBrowser();

// They build pages for minutes each, so they start first: otherwise the other workers wait for them at the end.
const long = ['edit-the-website.spec.ts', 'develop-the-website.spec.ts'];

const screenshots = 'look.spec.ts';
const otherBrowsers = 'every-engine.spec.ts';
/** In Firefox and WebKit too, by `npm run test:full`: pages, the menu, the theme, the search and a form. */
const everywhere =
  /clean and fits|the menu is closed|keeps the visitor’s choice|loads when it opens|takes the focus|are sent along/;
const engines = ([firefox, webkit] as const).filter(
  (engine) => process.env.TEST_FULL && existsSync(engine.executablePath()),
);

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'long', testMatch: long },
    { name: 'short', testMatch: '**/*.spec.ts', testIgnore: [otherBrowsers, screenshots, ...long] },
    ...(process.env.LOOK === undefined ? [] : [{ name: 'look', testMatch: screenshots }]),
    ...engines.map((engine) => ({
      name: engine.name(),
      testIgnore: screenshots,
      grep: everywhere,
      use: { browserName: engine.name() as 'firefox' | 'webkit', launchOptions: {} },
    })),
  ],
  fullyParallel: true,
  // One more than cores: a test often waits for the server or a timer.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Only a test that hangs reaches them, also on a busy machine.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  outputDir: 'test-results',
  reporter: 'list',
  use: {
    baseURL,
    browserName: 'chromium',
    // A service worker would bypass the tests' request routes. read-offline.spec.ts enables it.
    serviceWorkers: 'block',
    // A check would race an animation.
    reducedMotion: 'reduce',
    locale: 'en-UG',
    timezoneId: 'Africa/Kampala',
    actionTimeout: 60_000,
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
        // The full Chromium renders its address bar as two more pages, and keeps a spare renderer.
        '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,PreloadTopChromeWebUI,HttpsUpgrades,PaintHolding,SpareRendererForSitePerProcess',
      ],
    },
  },
  webServer: {
    command: 'exec node support/start-server.ts',
    url: baseURL,
    env: {
      PORT: process.env.E2E_PORT,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      // An empty database for each run.
      DATA_DIR: serverData,
      ADMIN_PASSWORD: adminPassword,
      // To the server, many tests are one visitor.
      RATE_LIMITS: 'off',
      SITE_URL: baseURL,
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
    reuseExistingServer: false,
  },
});
