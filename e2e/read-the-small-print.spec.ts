// Reading what binds: dates that stay right, chapters that can be found, paper, files that are what they claim.
import { expect, type Page, test } from '@playwright/test';
import { visit } from './support/visit.ts';

const dates = [
  { address: '/privacy', november: '2 December 2025', december: '2 January 2026' },
  { address: '/cookies', november: '15 December 2025', december: '15 January 2026' },
  { address: '/terms', november: '24 December 2025', december: '24 January 2026' },
];

for (const { address, november, december } of dates) {
  test(`${address} says when it was last updated, by the day it is looked at`, async ({ page }) => {
    const date = page.locator('main time[data-legal-day]');
    await page.clock.setFixedTime(new Date('2026-11-15T09:00:00Z'));
    await visit(page, address);
    await expect(date).toHaveText(november);
    // Two hours before midnight UTC it is December in Kampala.
    await page.clock.setFixedTime(new Date('2026-11-30T22:00:00Z'));
    await visit(page, address);
    await expect(date).toHaveText(december);
  });
}

test('the contents lead to each chapter, clear of the header', async ({ page }) => {
  await visit(page, '/terms');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'If we disagree' }).click();
  const chapter = page.getByRole('heading', { name: 'If we disagree' });
  await expect(chapter).toBeInViewport();
  const top = (await chapter.boundingBox())?.y ?? 0;
  const header = (await page.locator('[data-header]').boundingBox())?.height ?? 0;
  expect(top).toBeGreaterThanOrEqual(header);
});

test('on paper there is the text alone, dark on white even in the dark theme', async ({ page }) => {
  await visit(page, '/privacy');
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-header]')).toBeHidden();
  await expect(page.locator('body > footer')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeVisible();
  const ink = await page
    .locator('main p')
    .first()
    .evaluate((words) => getComputedStyle(words).color);
  const [red = 255] = ink.match(/\d+/g)?.map(Number) ?? [];
  expect(red).toBeLessThan(90);
});

const status = (page: Page, name: string) =>
  page.locator('#certifications').getByRole('row', { name }).locator('td').last();

test('a certificate is due for renewal from the day after its last', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-12-31T12:00:00Z'));
  await visit(page, '/compliance');
  await expect(status(page, 'NITA-U')).toHaveText('Certified', { useInnerText: true });
  await page.clock.setFixedTime(new Date('2027-01-01T12:00:00Z'));
  await visit(page, '/compliance');
  await expect(status(page, 'NITA-U')).toHaveText('Renewal due', { useInnerText: true });
  await expect(status(page, 'ISO 27001')).toHaveText('Certified', { useInnerText: true });
});
