// Two browser pages for a worker's whole run, one with JavaScript and one without, for tests that only look.
// A page of its own for each test costs more than looking does: a process to start, and axe-core to compile anew.
import { test as base, type Page } from '@playwright/test';

type SharedPages = { scripted: Page; unscripted: Page };

export const test = base.extend<object, { shared: SharedPages }>({
  shared: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', locale = '', timezoneId = '' } = project.use;
      const options = {
        baseURL,
        locale,
        timezoneId,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      } as const;
      const contexts = await Promise.all(
        [true, false].map((javaScriptEnabled) => browser.newContext({ ...options, javaScriptEnabled })),
      );
      const [scripted, unscripted] = await Promise.all(contexts.map((context) => context.newPage()));
      // Other tests vote meanwhile; what they count is no part of a page's own text.
      await scripted?.route('**/api/votes', (route) => route.fulfill({ json: { ok: true, votes: {} } }));
      if (scripted && unscripted) await use({ scripted, unscripted });
      await Promise.all(contexts.map((context) => context.close()));
    },
    { scope: 'worker' },
  ],
});
