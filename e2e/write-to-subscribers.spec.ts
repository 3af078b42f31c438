// Staff send an issue; a subscriber leaves with one click. The server of this test has a mail server.
import { expect, test } from '@playwright/test';
import { confirm } from '../site/src/features/newsletter/words.ts';
import { signIn, startMailingServer } from './support/admin.ts';
import { axeProblems } from './support/axe.ts';
import { stickingOut } from './support/layout.ts';

let server: Awaited<ReturnType<typeof startMailingServer>>;
test.beforeAll(async () => {
  server = await startMailingServer();
});
test.afterAll(() => server.stop());

/** Without the line ends of its encoding. */
const emailsTo = (address: string) =>
  server.mail.emails
    .filter((email) => email.includes(`To: ${address}\n`))
    .map((email) => email.replaceAll('=\n', '').replaceAll('=3D', '=').replaceAll('\n ', ' '));
const linkIn = (email: string, page: string) =>
  new RegExp(`/newsletter/${page}\\?token=[\\w-]+`).exec(email)?.[0] ?? '';

test('an issue reaches confirmed subscribers only, and one of them leaves with one click', async ({
  page,
}) => {
  const readers = ['apio', 'grace', 'joel'].map((name) => `${name}@school.example`);
  const unconfirmed = 'nobody@school.example';
  for (const email of [...readers, unconfirmed]) {
    const reply = await page.request.post(`${server.url}/api/forms/newsletter`, {
      data: { email, source: 'footer' },
    });
    expect(reply.status()).toBe(201);
    await expect.poll(() => emailsTo(email).length).toBe(1);
    if (email === unconfirmed) continue;
    await page.goto(server.url + linkIn(emailsTo(email)[0] ?? '', 'confirm'));
    await page.getByRole('button', { name: confirm.button.label }).click();
    await expect(page.getByRole('main')).toContainText(confirm.button.done);
  }

  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, { address: `${server.url}/admin/newsletter` });
  await expect(page.getByText('3 confirmed subscribers.')).toBeVisible();
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Plain text' })).toBeVisible();
  const subject = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const issue = page.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(issue).toHaveText(subject);
  await page.getByRole('button', { name: 'Plain text' }).click();
  await expect(page.locator('pre')).toContainText(subject);
  await page.getByLabel('Your email address').fill('me@tred.example');
  await page.getByRole('button', { name: 'Send a test to me' }).click();
  await expect(page.getByText('Sent to me@tred.example.')).toBeVisible();
  expect(await stickingOut(page)).toEqual([]);
  expect(await axeProblems(page)).toEqual([]);

  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText('It goes to 3 subscribers.')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, send it' }).click();
  await expect(page.locator('#issue-state')).toBeFocused();
  await expect(page.getByText('Sent, started')).toBeVisible();
  await expect.poll(() => readers.map((address) => emailsTo(address).length)).toEqual([2, 2, 2]);
  expect(emailsTo(unconfirmed)).toHaveLength(1);

  const received = emailsTo('grace@school.example')[1] ?? '';
  expect(received).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const left = await page.request.post(server.url + linkIn(received, 'unsubscribe'), {
    form: { 'List-Unsubscribe': 'One-Click' },
  });
  expect(left.status()).toBe(200);
  await page.getByRole('link', { name: 'All issues' }).click();
  await expect(page.getByText('2 confirmed subscribers.')).toBeVisible();
  await expect(page.getByText('3 sent, 0 refused, 1 unsubscribed')).toBeVisible();

  const online = /\/newsletter\/\d[\w-]*\?utm_source=newsletter/.exec(received)?.[0] ?? '';
  await page.goto(server.url + online);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
});
