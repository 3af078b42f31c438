// Voting for a feature: counted once, still there on the next visit, taken back, and without JavaScript.
import { expect, type Page, test } from '@playwright/test';
import { visit, wake } from './support/visit.ts';

const votes = async (page: Page): Promise<Record<string, number>> =>
  ((await (await page.request.get('/api/votes')).json()) as { votes: Record<string, number> }).votes;

/** Tests share the desk, so each has a request of its own. */
const entry = (page: Page, slug: string) => page.locator(`li[id="${slug}"]`);

test('a vote counts at once, once, is kept, and can be taken back', async ({ page }) => {
  const slug = 'hostel-rooms';
  await visit(page, '/features/requests');
  const button = entry(page, slug).getByRole('button', { name: /^Vote/ });
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button posts; a second press of the same visitor counts no more', async ({ page }) => {
    const slug = 'transcript-codes';
    for (let press = 0; press < 2; press++) {
      await visit(page, '/features/requests');
      await entry(page, slug).getByRole('button', { name: /^Vote/ }).click();
      await expect(page).toHaveURL(/\/thank-you\?form=vote/);
      await expect(page.getByRole('main')).toContainText('Your vote is counted.');
    }
    expect((await votes(page))[slug]).toBe(1);
  });
});
