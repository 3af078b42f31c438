// Staff accounts: an owner adds a user, who sets up codes; rights and the audit log.
import { type Browser, expect, test } from '@playwright/test';
import { expectSound, signIn } from './support/admin.ts';
import { adminName, adminPassword, codeNow, newId, post } from './support/server.ts';
import { watch } from './support/visit.ts';

const otherBrowser = async (browser: Browser) => (await browser.newContext()).newPage();

test('an owner adds a user, who sets up codes and has limited rights, and removes the user', async ({
  page,
  browser,
  request,
}) => {
  // Two users, seven screens.
  test.slow();
  const name = `Grace ${newId()}`;
  const report = await post(request, 'security-report', {
    title: `A hole ${name}`,
    target: 'The log-in',
    severity: 'high',
    steps: 'Look closely.',
    impact: 'All of it.',
    rules: true,
  });
  const watched = watch(page);

  // The owner adds a user.
  await signIn(page);
  await page.getByRole('button', { name: adminName }).click();
  await page.getByRole('link', { name: 'People' }).click();
  await expect(page.getByRole('heading', { name: 'People' })).toBeFocused();
  await page.getByRole('button', { name: 'Add someone' }).click();
  const question = page.getByRole('dialog');
  await question.getByLabel('Name').fill(name);
  await question.getByLabel('May export and erase').check();
  await question.getByLabel('Your password').fill(adminPassword);
  await question.getByRole('button', { name: 'Add', exact: true }).click();
  const password = (await question.locator('code').textContent()) ?? '';
  await expectSound(page, 'a new password');
  await question.getByRole('button', { name: 'Close' }).click();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(card).toContainText('May export and erase');
  await expectSound(page, 'people');

  // The user changes the password and sets up codes.
  const theirs = await otherBrowser(browser);
  await signIn(theirs, { name, password });
  const own = 'a jacaranda beside the ferry';
  await theirs.getByLabel('Current password').fill(password);
  await theirs.getByLabel('New password').fill(own);
  await expectSound(theirs, 'a first password');
  await theirs.getByRole('button', { name: 'Change password' }).click();
  await expect(theirs.getByRole('button', { name: 'CSV' })).toBeVisible();
  await theirs.getByRole('button', { name }).click();
  await expect(theirs.getByRole('link', { name: 'People' })).toHaveCount(0);
  await theirs.getByRole('link', { name: 'Account' }).click();
  await theirs.getByLabel('Your password').fill(own);
  await theirs.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  await expect(theirs.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectSound(theirs, 'setting codes up');
  const secret = (await theirs.locator('code').textContent()) ?? '';
  await theirs.getByLabel('Code from the app').fill(codeNow(secret));
  await theirs.getByRole('button', { name: 'Turn on' }).click();
  const recovery = (await theirs.getByRole('listitem').locator('code').first().textContent()) ?? '';
  await theirs.getByRole('button', { name: 'I have saved them' }).click();
  await expect(theirs.getByText('Recovery codes left: 10.')).toBeVisible();
  await theirs.getByRole('button', { name: 'Sign out everywhere' }).click();
  await theirs.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(theirs.getByText('You are signed out everywhere.')).toBeVisible();

  // The password alone is not enough; a recovery code works once.
  await signIn(theirs, { name, password: own });
  await expect(theirs.getByLabel('Code')).toBeFocused();
  await expectSound(theirs, 'the second step');
  await theirs.getByLabel('Code').fill('000000');
  await theirs.getByRole('button', { name: 'Sign in' }).click();
  await expect(theirs.getByRole('alert').filter({ hasText: 'is wrong' })).toBeVisible();
  await theirs.getByRole('button', { name: 'Use a recovery code' }).click();
  await theirs.getByLabel('Recovery code').fill(recovery);
  await theirs.getByRole('button', { name: 'Sign in' }).click();
  await theirs.getByLabel('Search').fill(report);
  await expect(theirs.getByText('0 submissions', { exact: true })).toBeVisible();

  // The owner may read security reports, and the audit log records it.
  await page.goto(`/admin/inbox/${report}`);
  await expect(page.getByRole('article')).toContainText('Look closely.');
  await page.goto('/admin/audit-log');
  const log = page.getByRole('table', { name: 'Audit log' });
  await expect(log.getByRole('row').filter({ hasText: report })).toContainText('Read a security report');
  await expect(
    log.getByRole('row').filter({ hasText: name }).filter({ hasText: 'Set up two-step sign-in' }),
  ).toHaveCount(1);
  await expectSound(page, 'the audit log');

  // The owner removes the user.
  await page.goto('/admin/people');
  await card.getByRole('button', { name: `Remove ${name}` }).click();
  await question.getByLabel('Your password').fill(adminPassword);
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(card).toHaveCount(0);
  await theirs.getByRole('button', { name: 'Refresh' }).click();
  await expect(theirs.getByText('Your session has ended. Sign in again.')).toBeVisible();
  expect(watched.messages).toEqual([]);
});
