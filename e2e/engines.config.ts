// `npm run test:browsers`: the site in Firefox and WebKit, if they are installed.
import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './engines/with-engine.ts';
import chromium from './playwright.config.ts';

const { testIgnore: _, ...shared } = chromium;

export default defineConfig<object, EngineOptions>({
  ...shared,
  testDir: 'engines',
  // Playwright empties its folder first, so each run has its own.
  outputDir: 'test-results/engines',
  // One instance of each browser.
  fullyParallel: false,
  timeout: 120_000,
  projects: [
    { name: 'Firefox', use: { engine: 'firefox' } },
    { name: 'WebKit', use: { engine: 'webkit' } },
  ],
});
