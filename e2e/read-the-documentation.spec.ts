// The documentation: links from the developers' page, navigation on a phone, and Markdown.
import { expect, type Page, test } from '@playwright/test';
import { scriptWords } from '../site/src/components/script-words.ts';
import { interfaceWords } from '../site/src/facts/interface.ts';
import { docGroups } from '../site/src/facts/website.ts';
import { visit } from './support/visit.ts';

const navigation = (page: Page) =>
  page.getByRole('navigation', { name: interfaceWords.docs.name, exact: true });

test('links lead from the developers’ page to getting started and the next page', async ({ page }) => {
  await visit(page, '/developers');
  await page.getByRole('main').locator('a[href="/docs/uganda/getting-started"]').first().click();
  await expect(page).toHaveURL('/docs/uganda/getting-started');
  await expect(navigation(page).locator('[aria-current="page"]:visible')).toHaveAttribute(
    'href',
    '/docs/uganda/getting-started',
  );

  await page.getByRole('link', { name: /^Next/ }).click();
  await expect(page).toHaveURL('/docs/uganda/sandbox');
  await page.getByRole('link', { name: /^Previous/ }).click();
  await expect(page).toHaveURL('/docs/uganda/getting-started');
});

test.describe('on a phone without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test('the navigation opens, and leads to the other parts', async ({ page }) => {
    await visit(page, '/docs/uganda/sandbox');
    const other = navigation(page).locator('a[href="/docs/uganda/mobile-money"]');
    await expect(other.filter({ visible: true })).toHaveCount(0);
    await navigation(page).getByText(interfaceWords.docs.name).click();
    await expect(other.filter({ visible: true })).toHaveCount(1);

    await navigation(page).getByRole('link', { name: docGroups.sdk }).click();
    await expect(page).toHaveURL('/docs/sdk');
  });
});

test('the button copies the code unchanged', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/docs/uganda/getting-started');
  const code = page.locator('figure').filter({ hasText: 'curl "https://' }).first();
  await code.scrollIntoViewIfNeeded();
  await code.getByRole('button', { name: 'Copy' }).click();
  await expect(code.getByRole('button', { name: scriptWords.copying.copied })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await code.locator('code').textContent());
  expect(copied).toMatch(/^curl "https:\/\//);
});
