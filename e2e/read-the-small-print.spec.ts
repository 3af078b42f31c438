// Reading what binds: dates that stay right, chapters that can be found, paper, files that are what they claim.
import { expect, type Page, test } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
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

const files = {
  '/trust': ['privacy-policy', 'dpa', 'security-whitepaper', 'incident-response'],
  '/compliance': [
    'uganda-data-protection-policy',
    'eac-data-transfer-framework',
    'educational-data-governance',
    'nita-u-compliance-report',
  ],
};

for (const [address, names] of Object.entries(files)) {
  test(`the documents of ${address} are files of the size and length stated, and pages to read`, async ({
    page,
    request,
  }) => {
    await visit(page, address);
    const entries = page.locator('#documents li');
    await expect(entries).toHaveCount(names.length);
    for (const [index, name] of names.entries()) {
      const entry = entries.nth(index);
      await expect(entry.getByRole('link', { name: 'Download' })).toHaveAttribute(
        'href',
        `/documents/${name}.pdf`,
      );
      const stated = (await entry.innerText()).replace(/\s+/g, ' ');
      const reply = await request.get(`/documents/${name}.pdf`);
      expect(reply.headers()['content-type']).toBe('application/pdf');
      const bytes = await reply.body();
      const pdf = await getDocumentProxy(new Uint8Array(bytes));
      expect(stated).toContain(`PDF · ${pdf.numPages} pages · ${Math.round(bytes.length / 1000)} KB`);
      const title = await entry.getByRole('heading').innerText();
      expect((await pdf.getMetadata()).info).toMatchObject({ Title: title, Language: 'en-UG' });
      const readable = (await entry.getByRole('link', { name: 'Read it here' }).getAttribute('href')) ?? '';
      expect(await (await request.get(readable)).text()).toContain(title);
    }
  });
}

test('security.txt is where researchers look for it', async ({ request }) => {
  const reply = await request.get('/.well-known/security.txt');
  expect(reply.headers()['content-type']).toContain('text/plain');
  expect(await reply.text()).toMatch(/^Contact: mailto:.+$/m);
});

test('the trust center is the trust page', async ({ page }) => {
  await page.goto('/trust-center');
  await expect(page).toHaveURL(/\/trust$/);
});
