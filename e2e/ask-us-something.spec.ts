// Asking us something: the contact form from the first mistake to the thank-you.
import { expect, type Page, test } from '@playwright/test';
import { visit } from './support/visit.ts';
import { wake } from './support/wake.ts';

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

test('the form has its fields, options and rules', async ({ page }) => {
  await visit(page, '/contact');
  await expect(field(page, 'Subject').locator('option')).toHaveText([
    'Select a subject',
    'Sales Inquiry',
    'Technical Support',
    'Request a Demo',
    'Partnership Opportunity',
    'Other',
  ]);
  await expect(field(page, 'Subject')).toHaveValue('');
  await expect(field(page, 'Message')).toHaveAttribute('rows', '5');
  await expect(field(page, /^E-?mail/i)).toHaveAttribute('type', 'email');
  await expect(form(page).getByRole('checkbox')).not.toBeChecked();
});

test('a demo asked for elsewhere is chosen here', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Request Demo' }).first().click();
  await expect(page).toHaveURL('/contact?subject=demo');
  await expect(field(page, 'Subject')).toHaveValue('demo');
});

test('an unknown subject in the address changes nothing', async ({ page }) => {
  await openForm(page, '/contact?subject=lottery');
  await expect(field(page, 'Subject')).toHaveValue('');
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

test('a phone number may be left, and a wrong one is said', async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await field(page, /phone/i).fill('0772 12');
  await send(page).click();
  await expect(page.getByRole('alert').first()).toContainText(/phone number/i);
  await field(page, /phone/i).fill('0772 123456');
  await send(page).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
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

  test('the form is a plain one that the browser checks and posts', async ({ page }) => {
    await visit(page, '/contact');
    await expect(form(page)).toHaveAttribute('method', 'post');
    await expect(form(page)).toHaveAttribute('action', /\/api\/forms\/contact$/);
    for (const label of ['First name', 'Last name', /^E-?mail/i, 'Subject', 'Message']) {
      await expect(field(page, label)).toHaveAttribute('required');
      await expect(field(page, label)).toHaveAttribute('name');
    }
    for (const label of [/phone/i, /company/i, /referral code/i]) {
      await expect(field(page, label)).not.toHaveAttribute('required');
    }
    await expect(form(page).getByRole('checkbox')).toHaveAttribute('required');
    await expect(send(page)).toBeEnabled();
  });

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

test('the page names four departments, two offices and when we answer', async ({ page }) => {
  await visit(page, '/contact');
  const main = page.getByRole('main');
  for (const name of ['Sales', 'Support', 'Partnerships', 'Media']) {
    await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  expect(await main.locator('a[href^="mailto:"]').count()).toBeGreaterThanOrEqual(4);
  expect(await main.locator('a[href^="tel:"]').count()).toBeGreaterThanOrEqual(4);
  await expect(main).toContainText('Entebbe');
  await expect(main).toContainText('Mon-Fri 8am-6pm EAT');
  await expect(main).toContainText('Nkumba University');
  await expect(main).toContainText('Mon-Fri 8am-5pm EAT');
  await expect(main).toContainText(/24 hours/);
  await expect(main.getByRole('link', { name: 'View FAQs' })).toHaveAttribute('href', /^\/pricing/);
});
