// Events: choosing a date, registering, the waiting list with and without JavaScript.
import { expect, type Page, test } from '@playwright/test';
import { MIN_FILL_MS } from '../contract/src/limits.ts';
import { formWords } from '../site/src/facts/forms.ts';
import { events } from '../site/src/features/events/words.ts';
import { builtPages, htmlOf, openEvents } from './support/pages.ts';
import { post } from './support/server.ts';
import { control, submit, visit } from './support/visit.ts';

const series = builtPages.find((address) => htmlOf(address).includes(`href="${address}?event=`)) ?? '';

const form = (page: Page) => page.locator('form[action$="/event-registration"]');

async function fillIn(page: Page, email: string): Promise<void> {
  await control(form(page), 'name').fill('Grace Akello');
  await control(form(page), 'email').fill(email);
  await control(form(page), 'privacy').check();
}

test('a date in the list preselects the form, and a registration gets a reference', async ({ page }) => {
  await visit(page, series);
  const date = page.locator('li a[href*="?event="]').nth(1);
  const wanted = new URL((await date.getAttribute('href')) ?? '', page.url()).searchParams.get('event') ?? '';
  await date.click();
  await form(page).scrollIntoViewIfNeeded();
  await expect(control(form(page), 'event')).toHaveValue(wanted);
  await fillIn(page, 'grace@example.ug');
  await submit(form(page)).click();
  await expect(page.getByText(formWords['event-registration'].sent)).toBeVisible();
  await expect(page.getByText(/TRD-\w{5}-\w{5}/)).toBeVisible();
});

test('a full event says so before and after the registration', async ({ page, browser }) => {
  // The last of the smallest, which no other test needs.
  const smallest = Object.entries(openEvents).sort(([, a], [, b]) => a.capacity - b.capacity);
  const [event = '', { capacity } = { capacity: 0 }] =
    smallest.findLast(([, each]) => each.capacity === smallest[0]?.[1].capacity) ?? [];
  const address = `/events/${event.replace(/-\d{4}-\d\d-\d\d$/, '')}?event=${event}`;
  const said = page.locator(`[data-places="${event}"]`);
  await visit(page, address);
  await expect(said).not.toHaveText(events.event.places.full);
  for (let n = 0; n < capacity; n += 1)
    await post(page.request, 'event-registration', {
      ...{ event, name: 'Grace Akello', email: `place${n}@example.ug`, privacy: true },
    });
  await expect(async () => {
    await page.reload();
    await expect(said).toHaveText(events.event.places.full, { timeout: 5000 });
  }).toPass();
  await fillIn(page, 'waiting@example.ug');
  // A form that is filled in faster than a person can is spam.
  await page.waitForFunction((least) => performance.now() > least, MIN_FILL_MS);
  await submit(form(page)).click();
  await expect(page.getByText(formWords['event-registration'].waitingList)).toBeVisible();

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visit(plain, new URL(address, page.url()).href);
  const choice = control(form(plain), 'event');
  if ((await choice.getAttribute('type')) !== 'hidden') await choice.selectOption(event);
  await fillIn(plain, 'plain@example.ug');
  await submit(form(plain)).click();
  await expect(plain).toHaveURL(/\/thank-you\?.*list=waiting/);
  await plain.context().close();
});
