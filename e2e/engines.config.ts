// `npm run test:browsers`: the site in Firefox and WebKit, where this machine has them.
import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './engines/with-engine.ts';
import chromium from './playwright.config.ts';

const { testIgnore: _, ...shared } = chromium;

export default defineConfig<object, EngineOptions>({
  ...shared,
  testDir: 'engines',
  // A run empties its folder first, and `npm test` has this one beside the other.
  outputDir: 'test-results/engines',
  // One browser each, started once.
  fullyParallel: false,
  timeout: 120_000,
  projects: [
    { name: 'Firefox', use: { engine: 'firefox' } },
    { name: 'WebKit', use: { engine: 'webkit' } },
  ],
});
