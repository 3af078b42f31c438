// Legal pages: chapters.
import { expect, test } from '@playwright/test';
import { interfaceWords } from '../site/src/facts/interface.ts';
import { visit } from './support/visit.ts';

test('the contents link to each chapter, clear of the header', async ({ page }) => {
  await visit(page, '/terms');
  const contents = page.getByRole('navigation', { name: interfaceWords.contents });
  const link = contents.getByRole('link').last();
  const name = (await link.textContent()) ?? '';
  await link.click();
  const chapter = page.getByRole('heading', { name });
  await expect(chapter).toBeInViewport();
  const top = (await chapter.boundingBox())?.y ?? 0;
  const header = (await page.locator('[data-header]').boundingBox())?.height ?? 0;
  expect(top).toBeGreaterThanOrEqual(header);
});
