// A visitor comes by a link of a campaign and asks for a demo; staff see the visit and answer from the inbox.
import { type Browser, expect, type Page, test } from '@playwright/test';
import { VISITS_PATH } from '../contract/src/limits.ts';
import { reference as lookup } from '../site/src/features/reference/words.ts';
import { signIn, startMailingServer } from './support/admin.ts';
import { axeProblems } from './support/axe.ts';
import { stickingOut } from './support/layout.ts';
import { adminName } from './support/server.ts';
import { control, setTheme, submit, watch } from './support/visit.ts';

// A headless browser calls itself a program, and programs are not counted.
const phone = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/138.0.0.0 Mobile Safari/537.36';

let server: Awaited<ReturnType<typeof startMailingServer>>;
test.beforeAll(async () => {
  server = await startMailingServer();
});
test.afterAll(() => server.stop());

/** Reads a page until it has counted itself. */
async function read(page: Page, address: string): Promise<void> {
  const counted = page.waitForResponse(`**${VISITS_PATH}`);
  await page.goto(server.url + address);
  expect((await counted).status()).toBe(204);
}

const form = (page: Page) => page.getByRole('main').locator('form');

async function askForDemo(page: Page): Promise<string> {
  await read(page, '/?utm_source=radio&utm_campaign=term-one');
  await read(page, '/pricing');
  await page.clock.install();
  await read(page, '/contact?subject=demo');
  const values = { firstName: 'Grace', lastName: 'Achieng', email: 'grace@school.example' };
  for (const [name, value] of Object.entries(values)) await control(form(page), name).fill(value);
  await control(form(page), 'phone').fill('0772 123 456');
  await control(form(page), 'privacy').check();
  // Slower than a bot.
  await page.clock.fastForward(3000);
  await submit(form(page)).click();
  return (
    await page
      .getByText(/^TRD-\w{5}-\w{5}$/)
      .first()
      .innerText()
  ).trim();
}

async function logIn(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await signIn(page, { address: `${server.url}/admin` });
  await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible();
  return page;
}

test('the visit, the question and the answer meet, and others see nothing', async ({ browser }) => {
  const visitor = await (await browser.newContext({ userAgent: phone })).newPage();
  const reference = await askForDemo(visitor);
  const staff = await logIn(browser);
  const watched = watch(staff);

  const row = (name: RegExp) => staff.getByRole('row', { name });
  // Visits are written once a second.
  await staff.goto(`${server.url}/admin/visitors`);
  await expect(async () => {
    await staff.reload();
    await staff.getByRole('row').first().waitFor();
    expect(await row(/^radio 1 1 0$/).count()).toBe(1);
  }).toPass();
  await expect(row(/^term-one 1 1 0$/)).toBeVisible();
  await expect(row(/^\/pricing 1 1 0$/)).toBeVisible();
  expect.soft(await stickingOut(staff)).toEqual([]);

  await staff.goto(`${server.url}/desk#${reference}`);
  const entry = staff.getByRole('article');
  await expect(entry.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+256772123456');
  await entry.getByRole('button', { name: 'Note that I called' }).click();
  await expect(entry.getByText('Called +256772123456.')).toBeVisible();
  await entry.getByRole('button', { name: 'Write an answer' }).click();
  await expect(entry.getByLabel('Subject')).toHaveValue(new RegExp(reference));
  await entry.getByLabel('Text to').fill('Dear Grace, may we come on Monday?');
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(staff, theme);
    expect.soft(await axeProblems(staff), theme).toEqual([]);
  }
  expect.soft(await stickingOut(staff)).toEqual([]);

  // At once: it can be taken back for seconds only.
  await Promise.all(['Send', 'Undo'].map((name) => entry.getByRole('button', { name }).click()));
  await expect(entry.getByLabel('Text to')).toHaveValue('Dear Grace, may we come on Monday?');
  await expect(entry.getByRole('button', { name: 'New' })).toHaveAttribute('aria-pressed', 'true');
  await entry.getByRole('button', { name: 'Send' }).click();
  await expect(entry.getByRole('button', { name: 'Handled' })).toHaveAttribute('aria-pressed', 'true');
  // The result shows by itself.
  await expect(entry.getByText(new RegExp(`^${adminName} to grace@school.example: sent`))).toBeVisible();
  const answers = server.mail.emails.filter((email) => email.includes('may we come on Monday?'));
  expect(answers).toHaveLength(1);
  expect(answers[0]).toMatch(/^To: grace@school\.example$/m);
  expect(watched.messages).toEqual([]);

  await visitor.goto(`${server.url}/reference#${reference}`);
  await expect(control(form(visitor), 'reference')).toHaveValue(reference);
  await control(form(visitor), 'sender').fill('GRACE@school.example');
  await submit(form(visitor)).click();
  await expect(visitor.getByRole('status').filter({ hasText: lookup.answers.answered.title })).toBeFocused();
  await control(form(visitor), 'sender').fill('someone@school.example');
  await submit(form(visitor)).click();
  await expect(visitor.getByRole('alert').filter({ hasText: lookup.answers.unknown.title })).toBeFocused();
  expect(await axeProblems(visitor)).toEqual([]);
  expect(visitor.url()).not.toContain('%40');
});
