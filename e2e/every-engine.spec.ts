// Firefox and WebKit, if Playwright has them: twelve pages have no errors and fit, and menu, theme, search and a form work.
import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { stickingOut } from './support/layout.ts';
import { control, submit, visit, watch } from './support/visit.ts';

// `npm test` installs Chromium alone: the others are large, and not made for every system. docs/testing.md has the command
// that adds them; the last lines of a run name what was skipped.
test.skip(
  ({ browserName, playwright }) =>
    browserName !== 'chromium' && !existsSync(playwright[browserName].executablePath()),
  'is not installed',
);

/** One page of each composition: product, tables, forms, lists, long text, drawings. */
const pages = [
  '/',
  '/features/requests',
  '/case-studies',
  '/blog',
  '/pricing',
  '/contact',
  '/cookies',
  '/developers',
  '/events',
  '/demo',
  '/moving',
  '/store',
];

const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

for (const address of pages)
  test(`${address} is clean and fits`, async ({ page }) => {
    const { messages } = watch(page);
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      await visit(page, address);
      await expect.soft(page.locator('h1')).toHaveCount(1);
      expect.soft(await stickingOut(page), `${size.width} px`).toEqual([]);
    }
    expect(messages).toEqual([]);
  });

test('the menu opens and closes', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, '/');
  const [button, link] = [page.locator('[data-menu-button]'), page.locator('#menu a').first()];
  await expect(link).toBeHidden();
  await button.click();
  await expect(link).toBeVisible();
  await button.click();
  await expect(link).toBeHidden();
});

test('the theme changes and stays', async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await visit(page, '/');
  const before = await ground();
  await page.locator('[data-theme-toggle]').click();
  await expect.poll(ground).not.toBe(before);
  const after = await ground();
  await visit(page, '/pricing');
  expect(await ground()).toBe(after);
});

test('the search finds', async ({ page }) => {
  await visit(page, '/');
  await page.locator('header [aria-keyshortcuts]').click();
  const field = page.locator('dialog[open] [type=search]');
  await expect(field).toBeFocused();
  await field.fill('uneb');
  await expect(page.locator('dialog[open] ol > li').first()).toBeVisible();
});

test('a form is sent, and mistakes are named first', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, '/contact');
  const form = page.locator('main form[action="/api/forms/contact"]');
  await control(form, 'firstName').fill('Grace');
  await submit(form).click();
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(5);
  await control(form, 'lastName').fill('Achieng');
  await control(form, 'email').fill('grace@school.example');
  await control(form, 'subject').selectOption('support');
  await control(form, 'message').fill('How do we load last year’s class lists?');
  await control(form, 'privacy').check();
  await submit(form).click();
  await expect(page.getByRole('main')).toContainText(/TRD-\w+/);
});
