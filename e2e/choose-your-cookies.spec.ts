// Cookie panel: choices, memory, and their effect on the theme.
import { expect, type Page, test } from '@playwright/test';
import { navigation } from '../site/src/facts/navigation.ts';
import { cookies } from '../site/src/features/cookies/words.ts';
import { visit } from './support/visit.ts';

const { categories, actions } = cookies.panel;
const category = (page: Page, name: string) => page.locator(`input[role=switch][name=${name}]`);
const states = async (page: Page) =>
  Promise.all(
    ['essential', 'analytics', 'preferences', 'marketing'].map((name) => category(page, name).isChecked()),
  );
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const confirmed = (page: Page) => page.locator('#preferences').getByRole('status');

test('starts as the policy says, keeps a choice by keyboard, and accept and reject set every switch', async ({
  page,
}) => {
  await visit(page, '/cookies');
  await expect.poll(() => states(page)).toEqual([true, true, true, false]);
  await expect(category(page, 'essential')).toBeDisabled();
  for (const { title } of categories) await expect(page.getByRole('switch', { name: title })).toBeVisible();

  await category(page, 'marketing').focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: actions.save }).press('Enter');
  await expect(confirmed(page)).toContainText('essential, analytics, preferences, marketing');
  await page.reload();
  await expect.poll(() => states(page)).toEqual([true, true, true, true]);

  await press(page, actions.reject);
  await expect.poll(() => states(page)).toEqual([true, false, false, false]);
  await expect(confirmed(page)).toContainText('essential');
  await expect(confirmed(page)).not.toContainText('analytics');
  await press(page, actions.accept);
  await expect.poll(() => states(page)).toEqual([true, true, true, true]);
});

test('without preferences the dark theme lasts for the visit only', async ({ page, context }) => {
  await visit(page, '/cookies');
  await press(page, actions.reject);
  await page.getByRole('button', { name: navigation.header.toDark }).click();
  await visit(page, '/terms');
  await expect(page.locator('html')).toHaveClass(/dark/);
  const later = await context.newPage();
  await visit(later, '/terms');
  await expect(later.locator('html')).toHaveClass(/light/);
});

test('the site never sets a cookie', async ({ page, context }) => {
  await visit(page, '/cookies');
  await press(page, actions.accept);
  await visit(page, '/contact');
  expect(await context.cookies()).toEqual([]);
});
