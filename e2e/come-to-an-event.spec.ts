// Events: choosing a date, registering, and the page years later.
import { expect, type Page, test } from '@playwright/test';
import { formWords } from '../site/src/facts/forms.ts';
import { interfaceWords } from '../site/src/facts/interface.ts';
import { events } from '../site/src/subjects/events/words.ts';
import { control, submit, visit } from './support/visit.ts';

const series = '/events/saturday-workshop';

const form = (page: Page) => page.locator('form[action$="/event-registration"]');

async function fillIn(page: Page, email: string): Promise<void> {
  await control(form(page), 'name').fill('Grace Akello');
  await control(form(page), 'email').fill(email);
  await control(form(page), 'privacy').check();
}

test('a date in the list preselects the form, and a registration gets a reference', async ({ page }) => {
  await visit(page, series);
  const date = page.locator('li[data-until] a[href*="?event="]').nth(1);
  const wanted = new URL((await date.getAttribute('href')) ?? '', page.url()).searchParams.get('event') ?? '';
  await date.click();
  await form(page).scrollIntoViewIfNeeded();
  await expect(control(form(page), 'event')).toHaveValue(wanted);
  await fillIn(page, 'grace@example.ug');
  await submit(form(page)).click();
  await expect(page.getByText(formWords['event-registration'].sent)).toBeVisible();
  await expect(page.getByText(/TRD-\w{5}-\w{5}/)).toBeVisible();
});

test('years after the build no past event is shown as upcoming', async ({ page }) => {
  const today = new Date();
  await page.clock.setFixedTime(new Date(today.setFullYear(today.getFullYear() + 14)));
  await visit(page, '/events');
  await expect(page.getByText(events.upcoming.badge, { exact: true }).first()).toBeHidden();
  await expect(page.getByText(interfaceWords.pastEvent, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: events.featured.register })).toBeHidden();
  await expect(page.locator('#calendar li:visible')).toHaveCount(0);

  await visit(page, series);
  await expect(form(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: events.event.over.title })).toBeVisible();
});
