// Contact form: from the first mistake to the thank-you page.
import { expect, type Page, test } from '@playwright/test';
import { formWords } from '../site/src/facts/forms.ts';
import { navigation } from '../site/src/facts/navigation.ts';
import { organisation } from '../site/src/facts/organisation.ts';
import { reference } from '../site/src/features/reference/words.ts';
import { control, submit, visit } from './support/visit.ts';

const words = formWords.contact;
const { answers } = reference;
const form = (page: Page) => page.getByRole('main').locator('form');
const field = (page: Page, name: keyof typeof words.fields) => control(form(page), name);

async function fillInSender(page: Page): Promise<void> {
  await field(page, 'firstName').fill('Grace');
  await field(page, 'lastName').fill('Achieng');
  await field(page, 'email').fill('grace@school.example');
  await field(page, 'privacy').check();
}

const send = (page: Page) => submit(form(page));

test('the planner’s choices are in the form of the trial and are sent along', async ({ page }) => {
  await visit(page, '/contact?subject=trial&plan=starter&learners=420&billing=annual');
  await expect(field(page, 'plan')).toHaveValue('starter');
  await expect(field(page, 'learners')).toHaveValue('420');
  await fillInSender(page);
  const sent = page.waitForRequest('**/api/forms/contact');
  await send(page).click();
  const choices = { plan: 'starter', learners: '420', billing: 'annual', subject: 'sales' };
  expect((await sent).postDataJSON()).toMatchObject(choices);

  // The reference leads to what became of it, and nothing is asked again.
  await expect(page.getByText(/TRD-\w{5}-\w{5}/)).toBeVisible();
  await expect(page.locator('a[href*="wa.me"][href*="TRD-"]')).toHaveCount(1);
  await page.locator('a[href^="/reference?reference=TRD-"]').click();
  await expect(page.getByText(answers.received.title, { exact: true })).toBeVisible();
});

test('without email the same words go to WhatsApp', async ({ page }) => {
  await visit(page, '/contact?subject=demo');
  await field(page, 'firstName').fill('Grace');
  await field(page, 'district').fill('Mukono');
  const chat = form(page).locator('a[data-chat]');
  // A real press would leave for another host.
  await chat.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await expect(async () => {
    await chat.click();
    expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toMatch(/Grace[\s\S]*Mukono/);
  }).toPass();
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

test('every page shows the phone line and whether it is open', async ({ page }) => {
  // A Monday in Kampala, at ten; then Liberation Day.
  await page.clock.setFixedTime(new Date('2027-01-25T10:00:00+03:00'));
  await visit(page, '/about');
  const footer = page.getByRole('contentinfo');
  await footer.locator('a[href^="tel:"]').first().scrollIntoViewIfNeeded();
  await expect(footer.locator('a[href^="tel:"]').first()).toHaveAttribute('href', /^tel:\+256/);
  await expect(footer.getByRole('link', { name: navigation.contact.whatsapp })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/256/,
  );
  await expect(footer).toContainText(organisation.offices[0].hours);
  await expect(footer).toContainText(navigation.contact.open);
  await page.clock.setFixedTime(new Date('2027-01-26T10:00:00+03:00'));
  await page.reload();
  await footer.locator('a[href^="tel:"]').first().scrollIntoViewIfNeeded();
  await expect(footer).toContainText(navigation.contact.closed);

  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole('button', { name: navigation.header.openMenu }).click();
  const menu = page.getByRole('banner');
  await expect(menu.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(menu).toContainText(navigation.contact.closed);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a phone number is enough, in a form that has what its link carries', async ({ page }) => {
    await visit(page, '/vip');
    const link = page.getByRole('main').locator('a[href*="about="]').last();
    const tier = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('about');
    await link.click();
    await expect(field(page, 'about')).toHaveValue(tier ?? '');
    await fillInSender(page);
    await field(page, 'email').fill('');
    await send(page).click();
    await expect(page.locator('a[href="#contact-email"]')).toBeVisible();
    await expect(field(page, 'about')).toHaveValue(tier ?? '');
    await expect(field(page, 'firstName')).toHaveValue('Grace');
    await field(page, 'phone').fill('0772 123 456');
    await field(page, 'privacy').check();
    await send(page).click();
    await expect(page.getByRole('main')).toContainText(/TRD-/);
    await page.locator('a[href^="/reference?reference=TRD-"]').click();
    await control(form(page), 'sender').fill('+256772123456');
    await submit(form(page)).click();
    await expect(page.getByText(answers.received.title, { exact: true })).toBeVisible();
  });

  test('a link to apply shows the position; it needs a CV and no message', async ({ page }) => {
    await visit(page, '/careers');
    const opening = page.getByRole('main').locator('li', { has: page.locator('a[href*="?position="]') });
    const title = await opening.first().getByRole('heading').innerText();
    await opening.first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await fillInSender(page);
    await field(page, 'cv').evaluate((input) => input.removeAttribute('required'));
    await send(page).click();
    await expect(page.locator('a[href="#contact-cv"]')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await field(page, 'cv').fill('https://example.ug/cv');
    await field(page, 'privacy').check();
    await send(page).click();
    await expect(page).toHaveURL(/\/thank-you/);
  });
});
