// Navigation: menu, header, theme and footer.
import { expect, type Page, test } from '@playwright/test';
import { navigation } from '../site/src/facts/navigation.ts';
import { productView } from '../site/src/features/product/words.ts';
import { describeFocus } from './support/keyboard-focus.ts';
import { builtPages, htmlOf } from './support/pages.ts';
import { visit } from './support/visit.ts';

const { links, more, openMenu, closeMenu, toDark, toLight } = navigation.header;
const headerLinks = links.map(({ label, href }) => [label, href]);
const menuLinks = [...headerLinks, ...more.map(({ label, href }) => [label, href])];
const [linked = { label: '', href: '' }, other = linked] = links;

const header = (page: Page) => page.getByRole('banner');
const mainLinks = (page: Page) => header(page).getByRole('navigation').getByRole('link');

async function namesAndAddresses(page: Page): Promise<(string | null)[][]> {
  const links = await mainLinks(page).all();
  return Promise.all(
    links.map(async (link) => [(await link.innerText()).trim(), await link.getAttribute('href')]),
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

  test('the keyboard opens the menu, reaches each link in sight, and closes it or leaves it', async ({
    page,
  }) => {
    await visit(page, '/');
    await expect(mainLinks(page)).toHaveCount(0);
    const open = header(page).getByRole('button', { name: openMenu });
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(header(page).getByRole('button', { name: closeMenu })).toBeVisible();
    expect(await namesAndAddresses(page)).toEqual(menuLinks);
    for (const [name] of menuLinks) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveText(name ?? '');
      expect((await page.evaluate(describeFocus)).problem).toBeUndefined();
    }
    await page.keyboard.press('Escape');
    await expect(mainLinks(page)).toHaveCount(0);
    await expect(open).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(header(page).getByRole('button', { name: closeMenu })).toBeVisible();
    while (await page.evaluate(() => document.activeElement?.closest('header') !== null))
      await page.keyboard.press('Tab');
    await expect(open).toBeVisible();
    expect((await page.evaluate(describeFocus)).problem).toBeUndefined();
  });

  test('the menu is closed on a new page and after going back', async ({ page }) => {
    await visit(page, '/');
    await header(page).getByRole('button', { name: openMenu }).tap();
    await mainLinks(page).filter({ hasText: linked.label }).tap();
    await expect(page).toHaveURL(linked.href);
    await expect(header(page).getByRole('button', { name: openMenu })).toBeVisible();
    await page.goBack();
    await expect(header(page).getByRole('button', { name: openMenu })).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the menu opens, links to a page and is closed there', async ({ page }) => {
      await visit(page, '/');
      await header(page).getByRole('button', { name: openMenu }).tap();
      await mainLinks(page).filter({ hasText: linked.label }).tap();
      await expect(page).toHaveURL(linked.href);
      await expect(mainLinks(page)).toHaveCount(0);
    });
  });
});

test('the header has its links in order, and only the link of the current page is marked', async ({
  page,
}) => {
  for (const { label, href } of [linked, other]) {
    await visit(page, href);
    expect(await namesAndAddresses(page)).toEqual(headerLinks);
    await expect(header(page).getByRole('button', { name: openMenu })).toHaveCount(0);
    const current = header(page).getByRole('navigation').locator('[aria-current="page"]');
    await expect(current).toHaveText([label]);
  }
});

test('the bar turns translucent once the page has scrolled more than 20 pixels', async ({ page }) => {
  await visit(page, '/');
  const blur = () => header(page).evaluate((element) => getComputedStyle(element).backdropFilter);
  expect(await blur()).toBe('none');
  await page.evaluate(() => scrollTo({ top: 20, behavior: 'instant' }));
  // One frame for the observer, and one for the paint.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(await blur()).toBe('none');
  await page.evaluate(() => scrollTo({ top: 21, behavior: 'instant' }));
  await expect.poll(blur).toContain('blur');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(blur).toBe('none');
});

test.describe('the theme', () => {
  test.use({ colorScheme: 'dark' });

  test('is light by default and keeps the visitor’s choice', async ({ page }) => {
    await visit(page, '/');
    const root = page.locator('html');
    await expect(root).toHaveClass(/(^|\s)light(\s|$)/);
    await header(page).getByRole('button', { name: toDark }).click();
    await expect(root).toHaveClass(/(^|\s)dark(\s|$)/);
    await expect(root).not.toHaveClass(/light/);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');

    await page.reload();
    await expect(root).toHaveClass(/(^|\s)dark(\s|$)/);
    await visit(page, '/pricing');
    await expect(root).toHaveClass(/(^|\s)dark(\s|$)/);
    await header(page).getByRole('button', { name: toLight }).click();
    await expect(root).toHaveClass(/(^|\s)light(\s|$)/);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  });

  test('is set before the first paint', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    // The page's own scripts run too late.
    await page.route('**/*.js', (route) => route.abort());
    await visit(page, '/');
    await expect(page.locator('html')).toHaveClass(/(^|\s)dark(\s|$)/);
  });

  test('switches with blocked storage', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await visit(page, '/');
    await header(page).getByRole('button', { name: toDark }).click();
    await expect(page.locator('html')).toHaveClass(/(^|\s)dark(\s|$)/);
    expect(errors).toEqual([]);
  });
});

test.describe('on a phone without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('a footer title opens its group', async ({ page }) => {
    await visit(page, '/');
    const footer = page.getByRole('contentinfo');
    const group = footer.locator('div:has(> details)').last();
    await expect(group.getByRole('link')).toHaveCount(0);
    await group.locator('summary').press('Enter');
    await expect(group.getByRole('link')).not.toHaveCount(0);
  });

  test('the keyboard selects a payment on the home page and shows its SMS', async ({ page }) => {
    await visit(page, '/');
    const payments = page.getByRole('group', { name: productView.matching.legend });
    const said = page.getByRole('main').locator('p', { hasText: productView.matching.smsTitle });
    const texts = [await said.innerText()];
    const first = payments.getByRole('radio').first();
    await first.press('Space');
    texts.push(await said.innerText());
    // A change by CSS only is not announced, so the radio is described by its SMS.
    const described = await first.evaluate(
      (radio) => document.getElementById(radio.getAttribute('aria-describedby') ?? '')?.textContent,
    );
    expect(texts[1]).toContain(described);
    await page.keyboard.press('ArrowDown');
    texts.push(await said.innerText());
    expect(new Set(texts).size).toBe(3);
    await expect(page.locator('#learner'), 'a field that would do nothing').toBeHidden();
  });
});

test('a name typed on the home page is on all product screens until it is reset', async ({ page }) => {
  const name = '<b>Aciro</b> محمد';
  const names = page.locator('main bdi');
  const other = builtPages.find((each) => each !== '/' && htmlOf(each).includes('<bdi')) ?? '';
  const sent: string[] = [];
  await visit(page, '/');
  const [sample = ''] = await names.allTextContents();
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.locator('#learner').fill(name);
  await expect.poll(async () => new Set(await names.allTextContents())).toEqual(new Set([name]));
  await visit(page, other);
  await expect.poll(async () => new Set(await names.allTextContents())).toEqual(new Set([name]));
  await visit(page, '/demo');
  await expect(page.locator('#office-panel')).toContainText(name);
  await visit(page, '/');
  await page.locator('#learner').scrollIntoViewIfNeeded();
  await expect(page.locator('#learner')).toHaveValue(name);
  await page.locator('#learner').locator('xpath=following-sibling::*/button').click();
  await expect(names.first()).toHaveText(sample);
  await visit(page, other);
  await expect(names.first()).toHaveText(sample);
  expect(sent.filter((text) => decodeURIComponent(text).includes('Aciro'))).toEqual([]);
});

test('on a phone the walk past the schools follows the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/');
  const signs = page.getByRole('main').locator('a[href^="/for/"]');
  await expect(signs.last()).not.toBeInViewport();
  await signs.last().focus();
  await expect(signs.last()).toBeInViewport({ ratio: 1 });
});

test('four social links open in a new tab and say so', async ({ page }) => {
  await visit(page, '/');
  const social = page.getByRole('contentinfo').locator('a[target="_blank"]');
  await expect(social).toHaveCount(4);
  for (const link of await social.all()) {
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAccessibleName(/new tab/);
  }
});
