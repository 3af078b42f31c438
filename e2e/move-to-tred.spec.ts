// The list checker: CSV and Excel files are checked on the device, and nothing is sent.
import { readFile } from 'node:fs/promises';
import { expect, type Page, type Request, test } from '@playwright/test';
import { csvOf, messyRows, workbook } from '../site/src/features/list-checker/test-files.ts';
import { moving } from '../site/src/features/list-checker/words.ts';
import { axeProblems } from './support/axe.ts';
import { stickingOut } from './support/layout.ts';
import { setTheme, visit, wake, watch } from './support/visit.ts';

const words = moving.checker;
const chooser = (page: Page) => page.locator('#class-list');
const found = (page: Page, group: string) => page.getByRole('region', { name: group });

/** A list from text, or a file of a given size. */
async function drop(page: Page, name: string, content: string | number): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ({ name, content }) => {
      const transfer = new DataTransfer();
      const bytes = typeof content === 'number' ? new Uint8Array(content) : content;
      transfer.items.add(new File([bytes], name));
      return transfer;
    },
    { name, content },
  );
  await page.locator('fieldset', { has: chooser(page) }).dispatchEvent('drop', { dataTransfer });
}

async function cleaned(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words.cleaned }).click();
  return readFile(await (await download).path(), 'utf8');
}

test('reads and corrects a messy list without sending a byte', async ({ page, context }) => {
  const { messages } = watch(page);
  const response = await page.goto('/moving');
  expect(response?.status()).toBe(200);
  // The page's policy.
  expect(response?.headers()['content-security-policy']).toContain("connect-src 'none'");
  expect(await page.evaluate(() => fetch('/robots.txt').then(String, () => 'refused'))).toBe('refused');
  messages.length = 0;

  // Opening a file loads the worker only; its policy allows no connections.
  await wake(page);
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const [worker] = await Promise.all([
    page.waitForResponse(/check\.worker/),
    chooser(page).dispatchEvent('click'),
  ]);
  expect(worker.headers()['content-security-policy']).toContain("default-src 'none'");
  await expect.poll(() => page.workers().length).toBe(1);

  // Offline from here.
  await context.setOffline(true);
  await drop(page, 'S1 list.csv', csvOf(messyRows));
  await expect(page.getByRole('heading', { name: 'S1 list.csv' })).toBeVisible();
  await expect(found(page, words.groups.phones)).toContainText('+256 670 000 001');
  expect(await cleaned(page)).toContain('+256 670 000 001');

  // Excel needs more of the worker.
  await chooser(page).setInputFiles({
    name: 'S1 list.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await workbook({ 'S.1': messyRows })),
  });
  await expect(page.getByRole('heading', { name: 'S1 list.xlsx' })).toBeVisible();
  // Refused without being read.
  await drop(page, 'big.csv', 50_000_000);
  await expect(page.getByRole('alert')).toContainText(words.refusals['too-big'].title);

  const sent = requests.filter(
    (request) => !request.url().startsWith('blob:') && !/check\.worker/.test(request.url()),
  );
  expect(sent.map((request) => `${request.method()} ${request.url()}`)).toEqual([]);
  expect(messages).toEqual([]);
});

test('the report is readable on every screen in both themes', async ({ page }) => {
  await visit(page, '/moving');
  await page.getByRole('button', { name: words.tryOne }).click();
  await expect(page.getByRole('heading', { name: words.example.name })).toBeVisible();
  for (const [width, theme] of [
    [360, 'light'],
    [768, ''],
    [1280, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await stickingOut(page), `${width} px`).toEqual([]);
    if (!theme) continue;
    await setTheme(page, theme);
    expect.soft(await axeProblems(page), `${width} px, ${theme}`).toEqual([]);
  }
});

test('shows the plan of the chosen term, without a script too', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/moving');
  const plan = page.locator('#plan');
  await plan.locator('label').nth(1).click();
  await expect(plan.getByRole('list')).toHaveCount(1);
  const begins = (term: string) => plan.getByText(`${term} ${moving.plan.words.begins}`);
  const [next = '', later = ''] = await plan.locator('label').allInnerTexts();
  await expect(begins(later)).toBeVisible();
  await expect(begins(next)).toBeHidden();
  await page.close();
});
