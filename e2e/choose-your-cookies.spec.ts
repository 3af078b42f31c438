// Deciding what the site may keep: the panel, its memory, and what the theme does then.
import { expect, type Page, test } from '@playwright/test';
import { visit } from './support/visit.ts';

const category = (page: Page, name: string) => page.getByRole('switch', { name });
const states = async (page: Page) =>
  Promise.all(
    ['Essential', 'Analytics', 'Preferences', 'Marketing'].map((name) => category(page, name).isChecked()),
  );
const confirmed = (page: Page) => page.locator('#preferences').getByRole('status');

test('the defaults are the promised ones, and the essential one is locked', async ({ page }) => {
  await visit(page, '/cookies');
  expect(await states(page)).toEqual([true, true, true, false]);
  await expect(category(page, 'Essential')).toBeDisabled();
});

test('a choice made with the keyboard is confirmed and survives a reload', async ({ page }) => {
  await visit(page, '/cookies');
  await category(page, 'Marketing').focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Save Preferences' }).press('Enter');
  await expect(confirmed(page)).toContainText('essential, analytics, preferences, marketing');
  await page.reload();
  expect(await states(page)).toEqual([true, true, true, true]);
});

test('accepting and rejecting set every switch at once', async ({ page }) => {
  await visit(page, '/cookies');
  await page.getByRole('button', { name: 'Accept All Cookies' }).click();
  expect(await states(page)).toEqual([true, true, true, true]);
  await page.getByRole('button', { name: 'Reject optional' }).click();
  expect(await states(page)).toEqual([true, false, false, false]);
  await expect(confirmed(page)).toContainText('Switched on: essential.');
});

test('without preferences the dark theme lasts for the visit only', async ({ page, context }) => {
  await visit(page, '/cookies');
  await page.getByRole('button', { name: 'Reject optional' }).click();
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await visit(page, '/terms');
  await expect(page.locator('html')).toHaveClass(/dark/);
  const later = await context.newPage();
  await visit(later, '/terms');
  await expect(later.locator('html')).toHaveClass(/light/);
});

test('the site sets no cookie, whatever is chosen', async ({ page, context }) => {
  await visit(page, '/cookies');
  await page.getByRole('button', { name: 'Accept All Cookies' }).click();
  await visit(page, '/contact');
  expect(await context.cookies()).toEqual([]);
});
