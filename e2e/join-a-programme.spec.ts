// Joining a programme: what partners, founders and affiliates find out before they apply.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { visit, wake } from './support/visit.ts';

async function openIsland(page: Page, address: string, part: string): Promise<void> {
  await visit(page, address);
  await page.locator(part).scrollIntoViewIfNeeded();
  await wake(page);
}

test.describe('as a partner', () => {
  const form = (page: Page) => page.locator('#apply form');

  test('both addresses show the application, known by the short one', async ({ page }) => {
    for (const address of ['/partners/become-a-partner', '/become-partner']) {
      await visit(page, address);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/become-partner$/);
      await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', /\/become-partner$/);
      await expect(form(page).locator('[name=companyName]')).toHaveAttribute('required', '');
    }
  });
});

test.describe('as a founder', () => {
  const shown = (page: Page) => page.locator('#stories li[data-category]:visible');

  test('the stories are filtered and unfolded by keyboard', async ({ page }) => {
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

  test('one answer is open at a time, and closes when pressed again', async ({ page }) => {
    await visit(page, '/startup-program');
    const questions = page.locator('#faq summary');
    const open = page.locator('#faq details[open]');
    await questions.nth(0).click();
    await questions.nth(1).click();
    await expect(open).toHaveCount(1);
    await expect(open.locator('summary')).toHaveText((await questions.nth(1).textContent()) ?? '');
    await questions.nth(1).click();
    await expect(open).toHaveCount(0);
  });
});

test.describe('as an affiliate', () => {
  const copy = (page: Page) => page.locator('[data-copy]');

  test('the code is copied, and the button says so for two seconds', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await visit(page, '/affiliate');
    await expect(copy(page)).toBeVisible();
    const label = (await copy(page).textContent()) ?? '';
    await page.clock.pauseAt(Date.now() + 60_000);
    await copy(page).click();
    await expect(copy(page)).not.toHaveText(label);
    const code = await page.locator('[data-copy-from] code').textContent();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    await page.clock.runFor(1_900);
    await expect(copy(page)).not.toHaveText(label);
    await page.clock.runFor(200);
    await expect(copy(page)).toHaveText(label);
  });

  test('the estimate follows the keys, and says what the worked examples say', async ({ page }) => {
    await openIsland(page, '/affiliate', '#estimate');
    const [head = '', ...cells] = await page
      .locator('#estimate tbody tr')
      .first()
      .locator('th, td')
      .allTextContents();
    for (const plan of await page.locator('#estimate label:has([type=radio])').all())
      if (head.includes((await plan.textContent()) ?? '')) await plan.locator('input').check({ force: true });
    await page.getByRole('slider').focus();
    await page.keyboard.press('Home');
    for (let referrals = 1; referrals < Number.parseInt(head, 10); referrals++)
      await page.keyboard.press('ArrowRight');
    const sum = page.locator('#estimate output');
    for (const amount of cells.flatMap((cell) => cell.split(/(?=\$)/)))
      await expect(sum).toContainText(amount);
  });
});
