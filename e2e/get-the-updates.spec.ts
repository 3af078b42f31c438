// Newsletter: subscribe in the footer, confirm by email, and unsubscribe.
import { expect, test } from '@playwright/test';
import { formWords } from '../site/src/facts/forms.ts';
import { confirm, unsubscribe } from '../site/src/features/newsletter/words.ts';
import { emailTo, newId } from './support/server.ts';
import { control, visit } from './support/visit.ts';

/** Path of the first link in the newest email. */
const linkIn = (address: string, page: string) =>
  new RegExp(`(/newsletter/${page}\\?token=\\S+)`).exec(emailTo(address))?.[1] ?? '';

test('an invalid link shows an error', async ({ page }) => {
  await visit(page, `/newsletter/confirm?token=${'x'.repeat(32)}`);
  await page.getByRole('button', { name: confirm.button.label }).click();
  await expect(page.getByRole('main')).toContainText(confirm.button.unknown);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('subscribing opens the thank-you page; buttons confirm and end a subscription', async ({ page }) => {
    const address = `reader.${newId()}@school.example`;
    await visit(page, '/pricing');
    const footer = page.getByRole('contentinfo');
    await control(footer, 'email').fill(address);
    await footer.getByRole('button', { name: formWords.newsletter.button }).click();
    await expect(page).toHaveURL(/\/thank-you\?form=newsletter/);
    await expect(page.getByRole('main')).toContainText(formWords.newsletter.sent);

    await page.goto(linkIn(address, 'confirm'));
    await page.getByRole('button', { name: confirm.button.label }).click();
    await expect(page.getByRole('main')).toContainText(confirm.button.done);
    await page.goto(linkIn(address, 'unsubscribe'));
    await page.getByRole('main').getByRole('button', { name: unsubscribe.button.label }).click();
    await expect(page.getByRole('main')).toContainText(unsubscribe.button.done);
    await page.goto('/newsletter/unsubscribe');
    await page.getByRole('link', { name: unsubscribe.button.otherwise?.label ?? '' }).click();
    await expect(control(page.getByRole('main'), 'right', 'stop-marketing')).toBeVisible();
  });
});
