// API examples run in the page, and the sandbox serves programs and shows its webhook log.
import { expect, test } from '@playwright/test';
import { interfaceWords } from '../site/src/facts/interface.ts';
import { sandboxLog } from '../site/src/features/developers/words.ts';
import { axeProblems } from './support/axe.ts';
import { visit, watch } from './support/visit.ts';

const { run } = interfaceWords;

test('the keyboard runs a request of the reference in the browser', async ({ page }) => {
  const seen = watch(page);
  await visit(page, '/docs/api/fees');
  const request = page.locator('#create-payment ~ figure').first();
  const requests: string[] = [];
  page.on('request', (one) => {
    if (one.resourceType() === 'fetch') requests.push(`${one.method()} ${new URL(one.url()).pathname}`);
  });
  await request.getByRole('button', { name: run.name }).press('Enter');
  await expect(
    page.getByRole('status').filter({ hasText: run.answered.replace('{status}', '202') }),
  ).toBeAttached();
  await expect(request.locator('[data-run-status]')).toHaveText('202');
  await expect(request.locator('[data-run-body]')).toBeInViewport();
  await expect(request).toContainText('RateLimit-Remaining');
  await expect(request.locator('[data-run-body]')).toContainText('"status": "pending"');
  await expect(request.getByRole('button', { name: run.name })).toBeFocused();
  // Only the description is loaded: the request itself stays local.
  expect(requests).toEqual(['GET /docs/api/openapi.json']);
  expect(await axeProblems(page)).toEqual([]);
  expect(seen).toEqual({ messages: [], foreign: [] });
});

test('hides the run buttons without a script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await visit(page, '/docs/api/fees');
  await expect(page.getByRole('button', { name: run.label })).toHaveCount(0);
  await context.close();
});

test('a program requests a payment, and the log shows its webhooks', async ({ page, request }) => {
  const key = 'tred_test_EXAMPLE4h8s2k_browsertest1';
  const payment = await request.post('/sandbox/v1/payments', {
    headers: { authorization: `Bearer ${key}` },
    data: {
      learner: 'lrn_7Qm2xK9d',
      amount: 350_000,
      currency: 'UGX',
      provider: 'mtn_momo',
      phone: '+256670000001',
    },
  });
  expect(payment.status()).toBe(202);
  await visit(page, '/docs/uganda/sandbox');
  await page.getByLabel(sandboxLog.key).fill(key);
  // Updates within seconds, so the check is repeated.
  await expect(async () => {
    await page.getByRole('button', { name: sandboxLog.button }).click();
    await expect(page.getByText('payment.succeeded').first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByText('UGX 350,000 received for Sarah Nakato')).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
});
