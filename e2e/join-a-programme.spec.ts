// Programme pages for founders and affiliates, before they apply.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { prices } from '../site/src/facts/prices.ts';
import { affiliate } from '../site/src/facts/programmes.ts';
import { formatUgx } from '../site/src/lib/money.ts';
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
  test('the keyboard changes the estimate', async ({ page }) => {
    await visit(page, '/affiliate');
    await page.locator('#estimate [type=radio][value=starter]').check({ force: true });
    const sum = page.locator('#estimate output');
    const [tier] = affiliate.tiers;
    const earned = (schools: number) =>
      formatUgx((schools * prices.planPrices.starter.annual * (tier?.percent ?? 0)) / 100);
    await page.getByRole('slider').focus();
    await page.keyboard.press('Home');
    await expect(sum).toContainText(earned(1));
    await page.keyboard.press('ArrowRight');
    await expect(sum).toContainText(earned(2));
  });
});
