// Legal pages: dates, chapters, printing and files.
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { certifications } from '../site/src/facts/company.ts';
import { interfaceWords } from '../site/src/facts/interface.ts';
import { compliance } from '../site/src/subjects/documents/words.ts';
import { visit } from './support/visit.ts';

test('a legal text shows the last update for the day of the visit', async ({ page }) => {
  const text = readFileSync(new URL('../site/src/content/legal/terms.md', import.meta.url), 'utf8');
  const [, legalDay] = /^legalDay: (\d+)$/m.exec(text) ?? [];
  // Two hours before midnight UTC it is December in Kampala.
  await page.clock.setFixedTime(new Date('2026-11-30T22:00:00Z'));
  await visit(page, '/terms');
  await expect(page.locator('main time[data-legal-day]')).toHaveText(`${legalDay} January 2026`);
});

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

const status = (page: Page, name: string) =>
  page.locator('#certifications').getByRole('row', { name }).locator('td').last();

test('a certificate is due for renewal after its last day', async ({ page }) => {
  const { certifications: shown, renewal } = compliance.certificates;
  const ending = shown
    .map((id) => certifications[id])
    .flatMap(({ name, status, lastDay }) => (lastDay ? { name, status, lastDay } : []))
    .sort((a, b) => a.lastDay.localeCompare(b.lastDay));
  const [first, last] = [ending[0], ending.at(-1)];
  if (!first || !last || first.lastDay === last.lastDay)
    throw new Error('no two certificates end on two days');
  const noon = Date.parse(`${first.lastDay}T12:00:00Z`);
  await page.clock.setFixedTime(new Date(noon));
  await visit(page, '/compliance');
  await expect(status(page, first.name)).toHaveText(first.status, { useInnerText: true });
  await page.clock.setFixedTime(new Date(noon + 86_400_000));
  await visit(page, '/compliance');
  await expect(status(page, first.name)).toHaveText(renewal, { useInnerText: true });
  await expect(status(page, last.name)).toHaveText(last.status, { useInnerText: true });
});
