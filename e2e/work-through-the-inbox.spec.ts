// Staff work in the inbox, on a desktop and on a phone.
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { formWords } from '../site/src/facts/forms.ts';
import { expectSound, signIn } from './support/admin.ts';
import { axeProblems } from './support/axe.ts';
import { stickingOut } from './support/layout.ts';
import { openEvents } from './support/pages.ts';
import { newId, post } from './support/server.ts';
import { watch } from './support/visit.ts';

/** A unique sender, with a message that would be harmful as markup. */
function someone() {
  const id = newId();
  return {
    firstName: 'Apio',
    lastName: `Nakato ${id}`,
    email: `apio.${id}@school.example`,
    subject: 'demo',
    message: `We are 900 learners in Jinja.\n\n<img src=x onerror="document.title='harm'"> =1+1 ${id}`,
    privacy: true,
  };
}

async function logIn(page: Page): Promise<void> {
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible();
}

async function findEntry(page: Page, words: string): Promise<void> {
  await page.getByLabel('Search').fill(words);
  await expect(page.getByText('1 submission', { exact: true })).toBeVisible();
}

test('the keyboard finds, reads, marks and closes a submission and adds a note', async ({
  page,
  request,
}) => {
  const sender = someone();
  const reference = await post(request, 'contact', sender);
  const watched = watch(page);
  await logIn(page);
  await findEntry(page, sender.lastName);

  const link = page.getByRole('link', { name: sender.lastName });
  await link.focus();
  await page.keyboard.press('Enter');
  const title = page.getByRole('heading', { name: `Apio ${sender.lastName}` });
  await expect(title).toBeFocused();
  // The heading, the title and the address name the open entry.
  await expect(title).toContainText(reference);
  await expect(page).toHaveTitle(new RegExp(reference));
  expect(page.url()).toContain(`/admin/inbox/${reference}`);
  const entry = page.getByRole('article');
  await expect(entry).toContainText(reference);
  await expect(entry).toContainText(formWords.contact.fields.subject.choices?.demo ?? '');
  // Always text.
  await expect(entry).toContainText('<img src=x onerror=');
  await expect(entry.locator('img')).toHaveCount(0);
  await expect(page).not.toHaveTitle(/harm/);

  const progress = entry.getByRole('button', { name: 'In progress' });
  await progress.focus();
  await page.keyboard.press('Space');
  await expect(progress).toHaveAttribute('aria-pressed', 'true');
  await entry.getByLabel('Add a note').fill('Called back: wants a demo in Term II.');
  await entry.getByRole('button', { name: 'Save note' }).click();
  await expect(entry.getByText('Called back: wants a demo in Term II.')).toBeVisible();
  await expect(entry.getByLabel('Add a note')).toHaveValue('');
  await expect(entry.getByText('Note saved.')).toBeVisible();
  // The tests' server has no mail server.
  await entry.getByRole('button', { name: 'Write an answer' }).click();
  await expect(entry.getByRole('link', { name: 'Answer in your own mail program' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${sender.email}\\?subject=${reference}`),
  );

  await expectSound(page, 'a submission');
  await page.setViewportSize({ width: 360, height: 800 });
  expect.soft(await axeProblems(page)).toEqual([]);

  await entry.getByRole('link', { name: 'Back to the list' }).click();
  await expect(entry).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(link).toContainText('In progress');
  expect.soft(await stickingOut(page)).toEqual([]);
  expect(watched.messages).toEqual([]);
});

test('spam moves to quarantine and back', async ({ page, request }) => {
  const sender = someone();
  // Faster than typing.
  await post(request, 'contact', { ...sender, elapsed_ms: 10 });
  await logIn(page);
  await page.getByLabel('Search').fill(sender.lastName);
  await expect(page.getByText('0 submissions', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Spam', exact: true }).click();
  await page.getByRole('link', { name: sender.lastName }).click();
  await expect(page.getByRole('article')).toContainText('faster than a person types');
  await page.getByRole('button', { name: 'Not spam' }).click();
  await expect(page.getByRole('button', { name: 'Mark as spam' })).toBeVisible();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page.getByText('1 submission', { exact: true })).toBeVisible();
});

test('exports a list, and exports and erases one person’s data', async ({ page, request }) => {
  const sender = someone();
  await post(request, 'contact', { ...sender, message: '=HYPERLINK("http://evil.example")' });
  await logIn(page);
  await findEntry(page, sender.lastName);

  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ]);
  const text = await readFile(await csv.path(), 'utf8');
  expect(text).toContain(`"${formWords.contact.fields.firstName.label}"`);
  expect(text).toContain(sender.email);
  expect(text).toContain(`"'=HYPERLINK(`);

  await page.getByRole('link', { name: sender.lastName }).click();
  const [person] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export this person’s data' }).click(),
  ]);
  expect(await readFile(await person.path(), 'utf8')).toContain(sender.email);

  await page.getByRole('button', { name: 'Erase this person’s data' }).click();
  const question = page.getByRole('dialog', { name: /Erase everything about/ });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Erase this person’s data' }).click();
  await question.getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(page.getByText('0 submissions', { exact: true })).toBeVisible();
});

test('keys of the list, bulk changes with undo, visitors, and attendees of an event', async ({
  page,
  request,
}) => {
  const sender = someone();
  for (const n of [1, 2, 3]) await post(request, 'contact', { ...sender, message: `${sender.message} ${n}` });
  const coming = {
    name: `Apio ${sender.lastName}`,
    email: sender.email,
    event: Object.keys(openEvents).at(-1) ?? '',
    privacy: true,
  };
  await post(request, 'event-registration', coming);
  await logIn(page);
  await expect(page.getByRole('heading', { name: 'Inbox' })).toBeFocused();

  await page.getByLabel('Search').fill(sender.lastName);
  await page.getByText('Form and dates').click();
  await page.getByRole('combobox', { name: 'Form' }).selectOption({ label: formWords.contact.name });
  await expect(page.getByText('3 submissions', { exact: true })).toBeVisible();
  const rows = page.getByRole('link', { name: sender.lastName });
  await rows.first().focus();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('x');
  await page.keyboard.press('e');
  await expect(page.getByText('2 submissions marked as handled.')).toBeVisible();
  await expect(rows.filter({ hasText: 'Handled' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 submissions have their earlier status.')).toBeFocused();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(rows.filter({ hasText: 'New' })).toHaveCount(3);
  expect.soft(await axeProblems(page)).toEqual([]);

  await page.getByRole('link', { name: 'Visitors' }).click();
  await expect(page.getByRole('heading', { name: 'Visitors' })).toBeFocused();
  await expect(page.getByRole('row', { name: formWords.contact.name })).toBeVisible();
  expect.soft(await axeProblems(page)).toEqual([]);

  await page.getByRole('link', { name: 'Events' }).click();
  await page.locator(`a[href$="events/${coming.event}"]`).click();
  const row = page.getByRole('row', { name: sender.lastName });
  await expect(row).toContainText(sender.email);
  expect.soft(await axeProblems(page)).toEqual([]);
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ]);
  expect(await readFile(await csv.path(), 'utf8')).toContain(sender.email);
  // Printing shows the list only.
  await page.emulateMedia({ media: 'print' });
  await expect(row).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
});
