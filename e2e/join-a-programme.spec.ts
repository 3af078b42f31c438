// Programme pages for founders and affiliates, before they apply.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { visit } from './support/visit.ts';

test.describe('as a founder', () => {
  const shown = (page: Page) => page.locator('#stories li[data-category]:visible');

  test('the keyboard filters and expands the stories', async ({ page }) => {
    await visit(page, '/startup-program');
    const stories = page.locator('#stories li[data-category]');
    const few = Number(await page.locator('[data-stories]').getAttribute('data-shown'));
    const fold = page.locator('[data-stories-fold]');
    await expect(shown(page)).toHaveCount(few);
    await fold.press('Enter');
    await expect(shown(page)).toHaveCount(await stories.count());
    await fold.press('Enter');
    await expect(shown(page)).toHaveCount(few);

    const [all, ...kinds] = await page.locator('#stories [type=radio]').all();
    await all?.focus();
    await page.keyboard.press('ArrowRight');
    await expect(kinds[0] as Locator).toBeChecked();
    for (const kind of kinds) {
      await kind.check({ force: true });
      const fitting = await page.locator(`#stories [data-category="${await kind.inputValue()}"]`).count();
      await expect(shown(page)).toHaveCount(Math.min(fitting, few));
      await expect(fold).toBeVisible({ visible: fitting > few });
    }
  });
});

test.describe('as an affiliate', () => {
  test('the keyboard changes the estimate, which matches the worked examples', async ({ page }) => {
    await visit(page, '/affiliate-program/demo');
    const example = page.locator('#examples tbody tr').first();
    const head = await example.locator('th').innerText();
    const amounts = await example.locator('td').filter({ hasText: '$' }).locator('li').allTextContents();
    expect(amounts.length).toBeGreaterThan(0);
    await visit(page, '/affiliate');
    for (const plan of await page.locator('#estimate label:has([type=radio])').all())
      if (head.includes((await plan.textContent()) ?? '')) await plan.locator('input').check({ force: true });
    await page.getByRole('slider').focus();
    await page.keyboard.press('Home');
    for (let referrals = 1; referrals < Number.parseInt(head, 10); referrals++)
      await page.keyboard.press('ArrowRight');
    const sum = page.locator('#estimate output');
    for (const amount of amounts) await expect(sum).toContainText(amount);
  });
});
