// Search: from the header and by key, with typing errors, by keyboard, offline and without script.
import { expect, type Page, test } from '@playwright/test';
import { scriptWords } from '../site/src/components/script-words.ts';
import { navigation } from '../site/src/facts/navigation.ts';
import { search as words } from '../site/src/features/search/words.ts';
import { axeProblems } from './support/axe.ts';
import { stickingOut } from './support/layout.ts';
import { hold, setTheme, visit, watch } from './support/visit.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: navigation.header.search });
const field = (page: Page) => dialog(page).getByRole('searchbox', { name: words.panel.label });
const results = (page: Page) => dialog(page).locator('ol > li');
const control = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: navigation.header.search });
const isOfSearch = (address: string) => /search-index|\/search-results\./.test(address);

/** Opens the search with a key and waits for results. */
async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  await field(page).fill(query);
  await expect(dialog(page).getByRole('status')).toHaveText(/result/);
}

test('the search loads when it opens, and only once', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (isOfSearch(request.url())) loaded.push(request.url());
  });
  await visit(page, '/pricing');
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([]);

  await control(page).click();
  await expect(field(page)).toBeFocused();
  await field(page).fill('fees');
  await expect(results(page).first()).toBeVisible();
  expect(loaded).toHaveLength(2);
  const [outer, inner] = [await dialog(page).boundingBox(), await results(page).first().boundingBox()];
  expect(inner?.width, 'the results fill the dialog').toBeGreaterThan((outer?.width ?? 0) * 0.85);

  await page.keyboard.press('Escape');
  await search(page, 'uneb');
  expect(loaded).toHaveLength(2);
});

test('the button, / and Ctrl-K open it; / in a field types a letter', async ({ page }) => {
  const watched = watch(page);
  await visit(page, '/contact');
  for (const key of ['/', 'Control+k', 'Meta+k']) {
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  }
  const company = page.getByRole('main').getByRole('textbox').first();
  await company.focus();
  await page.keyboard.type('a/b');
  await expect(company).toHaveValue('a/b');
  await expect(dialog(page)).toBeHidden();

  await control(page).click();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: words.panel.close }).click();
  await expect(dialog(page)).toBeHidden();
  expect(watched.messages).toEqual([]);
  expect(watched.foreign).toEqual([]);
});

test('on a slow network it opens at once and searches for earlier input', async ({ page }) => {
  const arrive = await hold(page, '**/search-index*');
  await visit(page, '/about');
  await page.keyboard.press('/');
  await field(page).fill('fees');
  await expect(dialog(page).getByRole('status')).toHaveText(scriptWords.loading);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('/');
  await expect(field(page)).toHaveValue('fees');
  arrive();
  await expect(dialog(page).getByRole('status')).toHaveText(/results/);
});

test('passes axe in both themes on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/pricing');
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme);
    for (const query of ['fees', 'zeppelin']) {
      await page.keyboard.press('Control+k');
      await field(page).fill(query);
      await expect(dialog(page).getByRole('status')).toHaveText(/result/);
      expect.soft(await axeProblems(page), `${theme}, “${query}”`).toEqual([]);
      expect.soft(await stickingOut(page)).toEqual([]);
    }
    await page.keyboard.press('Escape');
  }
  const box = await control(page).boundingBox();
  expect([box?.width, box?.height]).toEqual([44, 44]);
});

test('a page that is not there has the search', async ({ page }) => {
  await page.goto('/no-such-page');
  await page.getByRole('main').getByRole('searchbox').fill('term dates');
  await expect(page.getByRole('main').locator('ol > li').first()).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
});

test.describe('on its own page', () => {
  const pageField = (page: Page) => page.getByRole('main').getByRole('searchbox');
  const found = (page: Page) => page.getByRole('main').locator('ol > li');

  test('the address stores the query, also for the back button', async ({ page }) => {
    await visit(page, '/search');
    // A press before the script is lost.
    await expect(async () => {
      await page.keyboard.press('/');
      await expect(pageField(page)).toBeFocused({ timeout: 500 });
    }).toPass();
    await pageField(page).fill('mobile money');
    await expect(page).toHaveURL('/search?q=mobile+money');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/result/);
    const count = await found(page).count();
    expect(count).toBeGreaterThan(3);

    await page.reload();
    await expect(pageField(page)).toHaveValue('mobile money');
    await expect(found(page)).toHaveCount(count);

    await found(page).first().getByRole('link').click();
    await expect(page).not.toHaveURL(/\/search/);
    await page.goBack();
    await expect(found(page)).toHaveCount(count);
  });

  test('opens from the dialog with the query', async ({ page }) => {
    await visit(page, '/');
    await search(page, 'school fees');
    await dialog(page).locator('a[href^="/search?q="]').click();
    await expect(page).toHaveURL('/search?q=school+fees');
    await expect(found(page).first()).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
  });

  test('lists every page without JavaScript, also on a phone, and has no field that cannot search', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.setViewportSize({ width: 360, height: 640 });
    await visit(page, '/pricing');
    await page.getByRole('banner').getByRole('link', { name: navigation.header.search }).click();
    await expect(page).toHaveURL('/search');
    await expect(page.locator('main [data-without-script]')).toBeVisible();
    await expect(page.getByRole('main').locator('a[href="/pricing"]')).toBeVisible();
    await expect(pageField(page)).toBeHidden();
    await context.close();
  });

  test('a browser without modules gets plain pages', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule'));
    await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.setViewportSize({ width: 360, height: 640 });
    await visit(page, '/search?q=fees');
    await expect(page.locator('main [data-without-script]')).toBeVisible();
    await expect(page.getByRole('main').locator('a[href="/pricing"]')).toBeVisible();
    await expect(page.locator('[data-theme-toggle]')).toBeHidden();
    await visit(page, '/pricing');
    await expect(page.locator('[data-ask=learners]')).toBeHidden();
    await expect(page.locator('[data-school-price] table')).toBeVisible();
  });
});
