// Newsletter: subscribe in the footer, confirm by email, and unsubscribe.
import { expect, type Page, test } from '@playwright/test';
import { formWords } from '../site/src/facts/forms.ts';
import { confirm, unsubscribe } from '../site/src/subjects/newsletter/words.ts';
import { emailTo, newId } from './support/desk.ts';
import { control, visit } from './support/visit.ts';

const newAddress = () => `reader.${newId()}@school.example`;

async function subscribe(page: Page, address: string): Promise<void> {
  await visit(page, '/pricing');
  const footer = page.getByRole('contentinfo');
  await control(footer, 'email').fill(address);
  await footer.getByRole('button', { name: formWords.newsletter.button }).click();
}

/** Path of the first link in an email. */
const linkIn = (letter: string, page: string) =>
  new RegExp(`(/newsletter/${page}\\?token=\\S+)`).exec(letter)?.[1] ?? '';

async function confirmAndStop(page: Page, address: string): Promise<void> {
  await page.goto(linkIn(emailTo(address), 'confirm'));
  await page.getByRole('button', { name: confirm.button.label }).click();
  await expect(page.getByRole('main')).toContainText(confirm.button.done);

  await page.goto(linkIn(emailTo(address), 'unsubscribe'));
  await page.getByRole('main').getByRole('button', { name: unsubscribe.button.label }).click();
  await expect(page.getByRole('main')).toContainText(unsubscribe.button.done);
}

test('subscribing shows its result in place; buttons confirm and end a subscription', async ({ page }) => {
  const address = newAddress();
  await page.clock.install();
  await visit(page, '/pricing');
  const footer = page.getByRole('contentinfo');
  await control(footer, 'email').fill(address);
  // Slower than a bot.
  await page.clock.fastForward(3000);
  await footer.getByRole('button', { name: formWords.newsletter.button }).click();
  await expect(footer.getByText(formWords.newsletter.sent)).toBeVisible();
  await confirmAndStop(page, address);
});

test('an invalid link shows an error', async ({ page }) => {
  await visit(page, `/newsletter/confirm?token=${'x'.repeat(32)}`);
  await page.getByRole('button', { name: confirm.button.label }).click();
  await expect(page.getByRole('main')).toContainText(confirm.button.unknown);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('subscribing opens the thank-you page; the buttons work too', async ({ page }) => {
    const address = newAddress();
    await subscribe(page, address);
    await expect(page).toHaveURL(/\/thank-you\?form=newsletter/);
    await expect(page.getByRole('main')).toContainText(formWords.newsletter.sent);
    await confirmAndStop(page, address);
  });
});
