// Islands sleep until they are touched: touches all of them, and waits until they are there.
import { expect, type Page } from '@playwright/test';

export async function wake(page: Page): Promise<void> {
  const asleep = page.locator('astro-island[ssr]');
  await asleep.evaluateAll((islands) => {
    for (const island of islands) island.dispatchEvent(new Event('focusin'));
  });
  await expect(asleep).toHaveCount(0, { timeout: 30_000 });
}
