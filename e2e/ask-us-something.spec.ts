// Asking us something: the contact form from the first mistake to the thank-you.
import { expect, type Page, test } from '@playwright/test';
import { visit, wake } from './support/visit.ts';

const form = (page: Page) => page.getByRole('main').locator('form');
const field = (page: Page, label: string | RegExp) => form(page).getByLabel(label);

async function fillIn(page: Page): Promise<void> {
  await field(page, 'First name').fill('Grace');
  await field(page, 'Last name').fill('Achieng');
  await field(page, /^E-?mail/i).fill('grace@school.example');
  await field(page, 'Subject').selectOption('support');
  await field(page, 'Message').fill('How do we load last year’s class lists?');
  await form(page).getByRole('checkbox').check();
}

/** Opens the page and waits until the form's script has taken over. */
async function openForm(page: Page, address = '/contact'): Promise<void> {
  await visit(page, address);
  await wake(page);
}

const send = (page: Page) => form(page).getByRole('button', { name: /^Send/ });

test('a demo asked for elsewhere is chosen here', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Request Demo' }).first().click();
  await expect(page).toHaveURL('/contact?subject=demo');
  await expect(field(page, 'Subject')).toHaveValue('demo');
});

test('mistakes are listed with the focus on the list, and each leads to its field', async ({ page }) => {
  await openForm(page);
  await field(page, 'First name').fill('Grace');
  await field(page, /^E-?mail/i).fill('grace');
  await send(page).click();

  const summary = page.getByRole('alert').or(page.locator('[data-error-summary]')).first();
  await expect(summary).toBeVisible();
  await expect(page.locator(':focus')).toContainText(/problem/i);
  const links = summary.getByRole('link');
  // Last name, e-mail, subject, message, privacy.
  await expect(links).toHaveCount(5);
  await expect(page).toHaveTitle(/^Error: /);

  await links.first().click();
  await expect(field(page, 'Last name')).toBeFocused();
  await expect(field(page, 'Last name')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Last name')).toHaveAccessibleDescription(/last name/i);
  // Nothing typed is lost.
  await expect(field(page, 'First name')).toHaveValue('Grace');
  await expect(field(page, /^E-?mail/i)).toHaveValue('grace');
});

test('a message is sent: the button says so, then the thanks, then an empty form', async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await send(page).click();
  const sending = form(page).getByRole('button', { name: 'Sending...' });
  await expect(sending).toBeDisabled();

  const thanks = page.getByText('Message sent successfully!');
  await expect(thanks).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/TRD-/);

  await page.getByRole('button', { name: 'Send another message' }).click();
  await expect(thanks).toBeHidden();
  for (const label of ['First name', 'Last name', 'Subject', 'Message']) {
    await expect(field(page, label)).toHaveValue('');
  }
  await expect(form(page).getByRole('checkbox')).not.toBeChecked();
});

test('what was typed is still there after a reload', async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await page.reload();
  await form(page).scrollIntoViewIfNeeded();
  await expect(field(page, 'Message')).toHaveValue(/class lists/);
  await expect(field(page, 'First name')).toHaveValue('Grace');
});

test('when we cannot be reached, the text is kept and another try arrives once', async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  const keys: (string | undefined)[] = [];
  let away = true;
  await page.route('**/api/forms/contact', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return away ? route.abort() : route.continue();
  });
  await send(page).click();
  await expect(page.getByRole('alert').first()).toContainText(/could not be reached/i);
  await expect(field(page, 'Message')).toHaveValue(/class lists/);
  // Another way to reach us.
  await expect(
    page.getByRole('main').locator('form a[href^="tel:"], form a[href^="https://wa.me"]').first(),
  ).toBeVisible();

  away = false;
  await send(page).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test('every page has a line to a person, and says whether one is there', async ({ page }) => {
  // A Monday in Kampala, at ten; then Liberation Day.
  await page.clock.setFixedTime(new Date('2027-01-25T10:00:00+03:00'));
  await visit(page, '/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+256/);
  await expect(footer.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/256/,
  );
  await expect(footer).toContainText('Mon-Fri 8am-6pm EAT');
  await expect(footer).toContainText('Open now');
  await page.clock.setFixedTime(new Date('2027-01-26T10:00:00+03:00'));
  await page.reload();
  await expect(footer).toContainText('Closed now');

  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('banner');
  await expect(menu.getByRole('link', { name: /^Call/ })).toBeVisible();
  await expect(menu).toContainText('Closed now');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message arrives and its reference is shown', async ({ page }) => {
    await visit(page, '/contact');
    await fillIn(page);
    await send(page).click();
    await expect(page).toHaveURL(/\/thank-you/);
    await expect(page.getByRole('main')).toContainText(/TRD-/);
  });

  test('a mistake that only the desk sees comes back with everything typed', async ({ page }) => {
    await visit(page, '/contact');
    await fillIn(page);
    // Spaces pass the browser's own check.
    await field(page, 'Last name').fill('   ');
    await send(page).click();
    await expect(
      page
        .getByRole('main')
        .locator('a[href^="#"]')
        .filter({ hasText: /last name/i })
        .first(),
    ).toBeVisible();
    await expect(field(page, 'First name')).toHaveValue('Grace');
    await expect(field(page, 'Message')).toHaveValue(/class lists/);
    await expect(field(page, 'Subject')).toHaveValue('support');
  });
});
