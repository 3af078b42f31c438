// Votes: counted once, remembered, withdrawn, and without JavaScript.
import { expect, type Page, test } from '@playwright/test';
import { visit, wake } from './support/visit.ts';

const votes = async (page: Page): Promise<Record<string, number>> =>
  ((await (await page.request.get('/api/votes')).json()) as { votes: Record<string, number> }).votes;

/** Tests share the desk, so each has its own request. */
const slugAt = async (page: Page, at: number) =>
  (await page.locator('main li[data-status]').nth(at).getAttribute('id')) ?? '';

const entry = (page: Page, slug: string) => page.locator(`li[id="${slug}"]`);

test('a vote counts once and at once, is remembered, and can be withdrawn', async ({ page }) => {
  await visit(page, '/features/requests');
  const slug = await slugAt(page, 0);
  const button = entry(page, slug).locator('button[type=submit]');
  await wake(page);
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await votes(page))[slug]).toBe(1);

  await page.reload();
  await button.scrollIntoViewIfNeeded();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(async () => (await votes(page))[slug] ?? 0).toBe(0);
});
