// Joining a programme: what partners, founders and affiliates find out before they apply.
import { expect, type Page, test } from '@playwright/test';
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
    await expect(shown(page)).toHaveCount(3);
    const more = page.getByRole('button', { name: 'Show more success stories' });
    await more.press('Enter');
    await expect(shown(page)).toHaveCount(8);
    await page.getByRole('button', { name: 'Show less' }).press('Enter');
    await expect(shown(page)).toHaveCount(3);

    await page.getByRole('radio', { name: 'All' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'EdTech' })).toBeChecked();
    await more.press('Enter');
    await expect(shown(page)).toHaveCount(4);
    await page.getByRole('radio', { name: 'Marketplace' }).check({ force: true });
    await expect(shown(page)).toHaveCount(2);
    await expect(more).toBeHidden();
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

  test('the self-check says where one stands', async ({ page }) => {
    await visit(page, '/startup-program/eligibility');
    const answer = (question: string, value: string) =>
      page.getByRole('group', { name: question }).getByLabel(value, { exact: true }).check({ force: true });
    const verdict = page.locator('[data-verdict][data-current] h4');
    await answer('Are you under 3 years old?', 'No');
    await expect(verdict).toHaveText('Not this programme');
    await answer('Are you under 3 years old?', 'Yes');
    await expect(verdict).toHaveCount(0);
    for (const question of [
      'Have you raised under UGX 1M?',
      'Is education your focus?',
      'Is it innovative?',
      'Has it growth potential?',
      'Is it tech-enabled?',
    ])
      await answer(question, 'Yes');
    await expect(verdict).toHaveText('Apply for this round');
  });
});

test.describe('as an affiliate', () => {
  const copy = (page: Page) => page.locator('[data-copy]');

  test('the code is copied, and the button says so for two seconds', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await visit(page, '/affiliate');
    await expect(copy(page)).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    await copy(page).click();
    await expect(copy(page)).toHaveText('Copied');
    const code = await page.locator('[data-copy-from] code').textContent();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    await page.clock.runFor(1_900);
    await expect(copy(page)).toHaveText('Copied');
    await page.clock.runFor(200);
    await expect(copy(page)).toHaveText('Copy code');
  });

  test('the estimate follows the keys', async ({ page }) => {
    await openIsland(page, '/affiliate', '#estimate');
    const schools = page.getByRole('slider', { name: /Schools you refer/ });
    await schools.focus();
    await page.keyboard.press('Home');
    const sum = page.locator('#estimate output');
    await expect(sum).toContainText('Bronze, 15%');
    await expect(sum).toContainText('UGX 216,000');
    for (let referrals = 1; referrals < 11; referrals++) await page.keyboard.press('ArrowRight');
    await expect(sum).toContainText('Silver, 20%');
    await expect(sum).toContainText('about $880 a month');
  });
});
