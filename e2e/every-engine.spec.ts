// Firefox and WebKit: twelve pages have no errors and fit. playwright.config.ts names the journeys that run there too.
import { expect, test } from '@playwright/test';
import { stickingOut } from './support/layout.ts';
import { visit, watch } from './support/visit.ts';

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
