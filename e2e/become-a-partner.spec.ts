// Becoming a partner: the application from its fields to the desk, with JavaScript and without.
import { expect, type Page, test } from '@playwright/test';
import { formWords } from '../site/src/facts/forms.ts';
import { deskEntries } from './support/desk.ts';
import { visit } from './support/visit.ts';

const form = (page: Page) => page.getByRole('main').locator('form[action$="/partner-application"]');

function company() {
  const id = `${process.pid}x${Date.now()}`;
  return { name: `Nile Systems ${id}`, email: `grace.${id}@nile.example` };
}

async function fillIn(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
  const field = (field: string) => form(page).locator(`[name="${field}"]`);
  await field('companyName').fill(name);
  await field('contactName').fill('Grace Akello');
  await field('email').fill(email);
  await field('phone').fill('0772 123 456');
  await field('website').fill('https://nile.example');
  await field('partnerType').selectOption('implementation');
  await field('companySize').selectOption('11-50');
  await field('location').fill('Jinja, Uganda');
  await field('experience').fill('Ten secondary schools in Busoga since 2021.');
  await field('description').fill('We train bursars and stay until the first reconciliation.');
}

const words = formWords['partner-application'];

test('an application is sent, said to be, and on the desk once', async ({ page }) => {
  const applicant = company();
  await visit(page, '/partners/become-a-partner');
  await form(page).scrollIntoViewIfNeeded();
  await fillIn(page, applicant);
  for (const box of await form(page).getByRole('checkbox').all()) await box.check();
  const button = form(page).locator('button[type="submit"]');
  await button.click();
  await expect(button).toHaveText(words.sending);
  await expect(button).toBeDisabled();
  const status = form(page).getByRole('status').filter({ hasText: words.sent });
  await expect(status).toBeFocused();
  await expect(form(page).locator('[name="companyName"]')).toHaveValue('');

  const [entry, ...others] = deskEntries(applicant.email);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    companyName: applicant.name,
    phone: '+256772123456',
    partnerType: 'implementation',
    revenue: '',
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an application arrives; pressed twice, it is one', async ({ page }) => {
    const applicant = company();
    for (let press = 0; press < 2; press++) {
      await visit(page, '/partners/become-a-partner');
      await fillIn(page, applicant);
      for (const box of await form(page).getByRole('checkbox').all()) await box.check();
      await form(page).locator('button[type="submit"]').click();
      await expect(page).toHaveURL(/\/thank-you\?form=partner-application/);
      await expect(page.getByRole('main')).toContainText(words.sent);
    }
    expect(deskEntries(applicant.email)).toHaveLength(1);
  });
});
