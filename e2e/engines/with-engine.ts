// A test fixture with one browser; skips the test if it is not installed.
import { test as base } from '@playwright/test';
import type { Engine } from './engine.ts';
import { firefoxProgram, startFirefox } from './firefox.ts';
import { startWebKit, webkitProgram } from './webkit.ts';

const engines = {
  firefox: { program: firefoxProgram, start: startFirefox },
  webkit: { program: webkitProgram, start: startWebKit },
};

export type EngineOptions = { engine: keyof typeof engines; started: Engine };

export const test = base.extend<object, EngineOptions>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  started: [
    async ({ engine }, use, { project }) => {
      const { program, start } = engines[engine];
      base.skip(!program, `${project.name} is not on this machine`);
      const started = await start(project.use.baseURL ?? '');
      await use(started);
      await started.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
