// Coming to an event: choosing a date, registering with and without JavaScript, and finding the page right years later.
import { expect, type Page, test } from '@playwright/test';
import { visit } from './support/visit.ts';

const series = '/events/saturday-workshop';

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full name').fill('Grace Akello');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel(/privacy policy/).check();
}

test('a date in the list is chosen in the form, and the place has a reference', async ({ page }) => {
  await visit(page, series);
  const date = page.locator('li[data-until] a[href*="?event="]').nth(1);
  const wanted = new URL((await date.getAttribute('href')) ?? '', page.url()).searchParams.get('event') ?? '';
  await date.click();
  const form = page.locator('form[action$="/event-registration"]');
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByLabel('Date')).toHaveValue(wanted);
  await fillIn(page, 'grace@example.ug');
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('You are registered.')).toBeVisible();
  await expect(page.getByText(/TRD-\w{5}-\w{5}/)).toBeVisible();
});

test('years after the build nothing that is over calls itself upcoming', async ({ page }) => {
  const today = new Date();
  await page.clock.setFixedTime(new Date(today.setFullYear(today.getFullYear() + 14)));
  await visit(page, '/events');
  await expect(page.getByText('Upcoming', { exact: true }).first()).toBeHidden();
  await expect(page.getByText('Past event', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Register free' })).toBeHidden();
  await expect(page.locator('#calendar li:visible')).toHaveCount(0);

  await visit(page, series);
  await expect(page.locator('form[action$="/event-registration"]')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'This event is over' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts and thanks', async ({ page }) => {
    await visit(page, series);
    await page.getByLabel('Date').selectOption({ index: 1 });
    await fillIn(page, 'plain@example.ug');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page).toHaveURL(/\/thank-you\?form=event-registration/);
    await expect(page.getByRole('main')).toContainText(/TRD-\w{5}-\w{5}/);
  });
});
