// Browser pages for a worker's whole run, for tests that only look. A page of its own for each test costs more than looking
// does: a process to start, and axe-core to compile anew.
import { test as base, type Page } from '@playwright/test';
import { desktop } from './how-closely.ts';

type SharedPages = {
  scripted: Page;
  unscripted: Page;
  /**
   * For what is measured, not drawn: it lays a page out when it is asked, and paints nothing, which saves a fourth. No frame is
   * ever due here, so nothing that waits for one happens: no `requestAnimationFrame`, no `IntersectionObserver`, no click.
   */
  unpainted: Page;
};

export const test = base.extend<object, { shared: SharedPages }>({
  shared: [
    async ({ browser, playwright }, use, { project }) => {
      const { baseURL = '', locale = '', timezoneId = '', launchOptions } = project.use;
      const options = {
        baseURL,
        locale,
        timezoneId,
        viewport: desktop,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      } as const;
      const withoutFrames = await playwright.chromium.launch({
        ...launchOptions,
        args: [...(launchOptions?.args ?? []), '--disable-threaded-compositing'],
      });
      const scripted = await browser.newPage(options);
      const unscripted = await browser.newPage({ ...options, javaScriptEnabled: false });
      const unpainted = await withoutFrames.newPage(options);
      // Other tests vote meanwhile; what they count is no part of a page's own text.
      for (const page of [scripted, unpainted])
        await page.route('**/api/votes', (route) => route.fulfill({ json: { ok: true, votes: {} } }));
      await use({ scripted, unscripted, unpainted });
      await Promise.all([scripted.close(), unscripted.close(), withoutFrames.close()]);
    },
    { scope: 'worker' },
  ],
});
