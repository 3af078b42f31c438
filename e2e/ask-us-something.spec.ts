// Contact form: from the first mistake to the thank-you page.
import { expect, type Page, test } from '@playwright/test';
import { formWords } from '../site/src/facts/forms.ts';
import { navigation } from '../site/src/facts/navigation.ts';
import { organisation } from '../site/src/facts/organisation.ts';
import { control, submit, visit } from './support/visit.ts';

const words = formWords.contact;
const form = (page: Page) => page.getByRole('main').locator('form');
const field = (page: Page, name: keyof typeof words.fields) => control(form(page), name);

async function fillIn(page: Page): Promise<void> {
  await field(page, 'firstName').fill('Grace');
  await field(page, 'lastName').fill('Achieng');
  await field(page, 'email').fill('grace@school.example');
  await field(page, 'subject').selectOption('support');
  await field(page, 'message').fill('How do we load last year’s class lists?');
  await field(page, 'privacy').check();
}

const send = (page: Page) => submit(form(page));

test('a link to request a demo preselects the subject', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('main').locator('a[href="/contact?subject=demo"]').first().click();
  await expect(page).toHaveURL('/contact?subject=demo');
  await expect(field(page, 'subject')).toHaveValue('demo');
});

test('the form shows and sends the position from the address', async ({ page }) => {
  await visit(page, '/contact');
  const position = field(page, 'position').locator('option').nth(1);
  const [name, title] = [await position.getAttribute('value'), (await position.textContent()) ?? ''];
  await visit(page, `/contact?position=${name}`);
  await expect(page.getByRole('main').getByRole('heading', { name: title })).toBeVisible();
  await expect(field(page, 'position')).toHaveValue(name ?? '');
  await expect(field(page, 'subject')).toHaveValue('other');
  await expect(field(page, 'cv')).toBeVisible();
});

test('the error summary takes the focus, and each error links to its field', async ({ page }) => {
  await visit(page, '/contact');
  await field(page, 'firstName').fill('Grace');
  await field(page, 'email').fill('grace');
  await send(page).click();

  const summary = form(page).getByRole('alert');
  await expect(page.locator(':focus')).toContainText(words.problem);
  const links = summary.getByRole('link');
  // Last name, e-mail, subject, message, privacy.
  await expect(links).toHaveCount(5);
  await expect(page).toHaveTitle(new RegExp(`^${words.error}: `));

  await links.first().click();
  await expect(field(page, 'lastName')).toBeFocused();
  await expect(field(page, 'lastName')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'lastName')).toHaveAccessibleDescription(
    `${words.error}: ${words.fields.lastName.missing}`,
  );
  // All input stays.
  await expect(field(page, 'firstName')).toHaveValue('Grace');
  await expect(field(page, 'email')).toHaveValue('grace');
});

test('a reload keeps the input', async ({ page }) => {
  await visit(page, '/contact');
  await fillIn(page);
  await page.reload();
  await form(page).scrollIntoViewIfNeeded();
  await expect(field(page, 'message')).toHaveValue(/class lists/);
  await expect(field(page, 'firstName')).toHaveValue('Grace');
});

test('every page shows the phone line and whether it is open', async ({ page }) => {
  // A Monday in Kampala, at ten; then Liberation Day.
  await page.clock.setFixedTime(new Date('2027-01-25T10:00:00+03:00'));
  await visit(page, '/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('a[href^="tel:"]').first()).toHaveAttribute('href', /^tel:\+256/);
  await expect(footer.getByRole('link', { name: navigation.contact.whatsapp })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/256/,
  );
  await expect(footer).toContainText(organisation.offices[0].hours);
  await expect(footer).toContainText(navigation.contact.open);
  await page.clock.setFixedTime(new Date('2027-01-26T10:00:00+03:00'));
  await page.reload();
  await expect(footer).toContainText(navigation.contact.closed);

  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole('button', { name: navigation.header.openMenu }).click();
  const menu = page.getByRole('banner');
  await expect(menu.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(menu).toContainText(navigation.contact.closed);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the desk stores a message and the page shows its reference', async ({ page }) => {
    await visit(page, '/contact');
    await fillIn(page);
    await field(page, 'position').selectOption({ index: 1 });
    await field(page, 'cv').fill('https://example.ug/cv');
    await send(page).click();
    await expect(page).toHaveURL(/\/thank-you/);
    await expect(page.getByRole('main')).toContainText(/TRD-/);
  });

  test('an error from the desk keeps all input', async ({ page }) => {
    await visit(page, '/contact');
    await fillIn(page);
    // Spaces pass the browser's own check.
    await field(page, 'lastName').fill('   ');
    await send(page).click();
    await expect(
      page
        .getByRole('main')
        .locator('a[href^="#"]')
        .filter({ hasText: words.fields.lastName.missing ?? '' })
        .first(),
    ).toBeVisible();
    await expect(field(page, 'firstName')).toHaveValue('Grace');
    await expect(field(page, 'message')).toHaveValue(/class lists/);
    await expect(field(page, 'subject')).toHaveValue('support');
  });
});
