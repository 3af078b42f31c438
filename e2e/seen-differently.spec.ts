// Other browser settings: reduced motion, forced colours, zoom, print, no scripts, old browsers. every-page.spec.ts
// covers large text and spacing.
import { expect, type Page, test } from '@playwright/test';
import { navigation } from '../site/src/facts/navigation.ts';
import { officeWords } from '../site/src/features/demo/words.ts';
import { setTextSize, stickingOut } from './support/layout.ts';
import { visit, wake } from './support/visit.ts';

const { links, openMenu, closeMenu } = navigation.header;
const headerLink = (page: Page) => page.getByRole('banner').locator(`a[href="${links[0]?.href}"]`).first();

const address = '/';

test.describe('home', () => {
  test('with reduced motion all content is visible and nothing moves', async ({ page }) => {
    await visit(page, address);
    const moving = await page.evaluate(() =>
      document.getAnimations().map((each) => each.effect?.getTiming().duration),
    );
    expect(moving.filter((duration) => Number(duration) > 1)).toEqual([]);
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll('main :not(input)')]
        .filter(
          (element) => element.getClientRects().length > 0 && Number(getComputedStyle(element).opacity) < 0.1,
        )
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(hidden).toEqual([]);
  });

  test('all content exists before scrolling, and is revealed after it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await visit(page, address);
    const unseen = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('main [data-reveal]')].filter(
            (element) => Number(getComputedStyle(element).opacity) < 1,
          ).length,
      );
    expect(await unseen()).toBe(0);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 1; top < height; top += 500) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      if (top === 1) await expect.poll(unseen, 'what is to come in').toBeGreaterThan(0);
      // Each part that is in view is revealed.
      await page.waitForFunction(() =>
        [...document.querySelectorAll('main [data-reveal]:not([data-reveal="seen"])')].every((part) => {
          const { top, bottom } = part.getBoundingClientRect();
          return bottom < 0 || top > innerHeight * 0.9;
        }),
      );
    }
    await expect.poll(unseen).toBe(0);
  });

  test('in forced colours links and buttons differ from the background', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await visit(page, address);
    const lost = await page.evaluate(
      () =>
        [...document.querySelectorAll('main a, main button')].filter((element) => {
          if (element.getClientRects().length === 0) return false;
          const style = getComputedStyle(element);
          return style.color === style.backgroundColor;
        }).length,
    );
    expect(lost).toBe(0);
    // A button keeps a border in forced colours.
    const flat = await page.evaluate(() =>
      [...document.querySelectorAll('button, input, select, textarea')]
        .filter((element) => {
          const style = getComputedStyle(element);
          const edge = style.borderTopStyle !== 'none' && Number.parseFloat(style.borderTopWidth) > 0;
          const native = style.appearance !== 'none';
          const drawing = element.querySelector('svg') !== null;
          return element.getClientRects().length > 0 && !edge && !native && !drawing;
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(flat).toEqual([]);
  });
});

for (const address of ['/pricing', '/store']) {
  test(`in forced colours the choice on ${address} differs from the others`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await visit(page, address);
    const unchecked = page.getByRole('main').getByRole('radio', { checked: false }).first();
    const id = await unchecked.evaluate(
      ({ name, value }: HTMLInputElement) => `[name="${name}"][value="${value}"]`,
    );
    const radio = page.getByRole('main').locator(id).first();
    const drawn = radio.locator('xpath=following-sibling::span');
    await drawn.scrollIntoViewIfNeeded();
    const before = await drawn.screenshot();
    await radio.check();
    await radio.evaluate((element: HTMLElement) => element.blur());
    await expect.poll(async () => (await drawn.screenshot()).equals(before)).toBe(false);
  });
}

test('in forced colours a vote differs from no vote', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/features/requests');
  const vote = page.getByRole('main').getByRole('button', { name: /^Vote/ }).first();
  const before = await vote.evaluate((element) => getComputedStyle(element).backgroundColor);
  await vote.evaluate((element) => element.setAttribute('aria-pressed', 'true'));
  expect(await vote.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(before);
});

test('/pricing prints features, both periods and every answer in black', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await visit(page, '/pricing');
  const main = page.getByRole('main');
  await expect(main.locator('td [role=img]').first()).toBeVisible();
  for (const period of ['annual', 'monthly'])
    await expect(main.locator(`[data-period=${period}]`).first()).toBeVisible();
  const answers = main.locator('details > p');
  expect(await answers.count()).toBeGreaterThan(3);
  const unprinted = await answers.evaluateAll(
    (all) => all.filter((each) => each.checkVisibility() === false).length,
  );
  expect(unprinted).toBe(0);
  const pale = await main.evaluate((element) =>
    [...element.querySelectorAll('h2, p, li, td, th')]
      .filter((each) => each.getClientRects().length > 0)
      .filter((each) => Math.min(...(getComputedStyle(each).color.match(/\d+/g) ?? []).map(Number)) > 120)
      .map((each) => each.textContent),
  );
  expect(pale).toEqual([]);
});

test('a page prints its address, the date and links in a text as notes, without controls', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await visit(page, '/privacy');
  await expect(page.locator('.on-paper')).toHaveText(/^https:.*\/privacy \d{1,2} \w+ \d{4}$/);
  await expect(page.locator('.on-paper')).toBeVisible();
  for (const chrome of ['body > header', 'body > footer', '.skip', 'main button:not([hidden])'])
    for (const part of await page.locator(chrome).all()) await expect(part).toBeHidden();
  const note = await page
    .locator('main p > a[href^="/"]')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(note).toMatch(/\(.*\/.*\)/);
});

/** Removes what Chrome 99, Safari 15.4 and Firefox 97 do not support. */
async function inAnOldBrowser(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text())
      .replace(/<style>[\s\S]*?<\/style>/g, (style) =>
        style.replace(/[^{}]*:(?:has|popover-open)\b[^{}]*\{[^{}]*\}/g, ''),
      )
      .replaceAll(' popover="auto"', '')
      .replaceAll('<dialog', '<x-dialog')
      .replaceAll('</dialog', '</x-dialog');
    // The hashes of the policy no longer match.
    const { 'content-security-policy': _, ...headers } = response.headers();
    return route.fulfill({ response, body: html, headers });
  });
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    Reflect.deleteProperty(window, 'HTMLDialogElement');
  });
}

for (const script of [true, false])
  test.describe(`in an old browser ${script ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled: script });

    for (const address of ['/', '/store'])
      test(`${address} has a layout without overlaps`, async ({ page }) => {
        await inAnOldBrowser(page);
        await page.setViewportSize({ width: 360, height: 800 });
        await visit(page, address);
        // With the page's colours and type.
        await expect(page.locator('h1')).toHaveCSS('font-family', /Bricolage/);
        expect(await stickingOut(page)).toEqual([]);
        await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
        const covered = await page.evaluate(() => {
          const points = [0.3, 0.5, 0.7, 0.9].map((part) =>
            document.elementFromPoint(180, innerHeight * part),
          );
          return points.filter((each) => each?.closest('main, footer') === null || each?.closest('x-dialog'))
            .length;
        });
        expect(covered).toBe(0);
        await expect(headerLink(page)).toBeVisible({ visible: !script });
      });

    if (script)
      test('the menu opens and closes', async ({ page }) => {
        await inAnOldBrowser(page);
        await page.setViewportSize({ width: 360, height: 800 });
        await visit(page, '/');
        await page.getByRole('button', { name: openMenu }).click();
        await expect(headerLink(page)).toBeVisible();
        await page.getByRole('button', { name: closeMenu }).click();
        await expect(headerLink(page)).toBeHidden();
      });
  });

const largest = { size: 32, width: 320 };
const textSizes = [{ size: 20, width: 320 }, { size: 24, width: 360 }, largest, { size: 32, width: 400 }];

/** The browser's own setting, because zoom changes other lengths too. */
async function atEachTextSize(
  page: Page,
  look: (name: string) => Promise<void>,
  sizes = textSizes,
): Promise<void> {
  for (const { size, width } of sizes) {
    await page.setViewportSize({ width, height: 740 });
    await setTextSize(page, size);
    await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
    await look(`text of ${size} px at ${width} px`);
  }
}

test('in large text the header is one line, and the menu closes', async ({ page }) => {
  await visit(page, '/');
  await page.mouse.wheel(0, 300);
  const header = page.locator('[data-header]');
  await expect(header).toHaveAttribute('data-scrolled');
  const [button, menu] = [page.locator('[data-menu-button]'), page.locator('[data-menu]')];
  await atEachTextSize(page, async (name) => {
    const layout = await header.evaluate((element) => {
      const controls = [...element.querySelectorAll('a, button')].filter(
        (each) => each.checkVisibility() && !each.closest('[popover], dialog'),
      );
      const boxes = controls.map((each) => each.getBoundingClientRect());
      return {
        height: element.getBoundingClientRect().height / innerHeight,
        tops: Math.max(...boxes.map(({ top }) => top)) - Math.min(...boxes.map(({ bottom }) => bottom)),
        right: Math.max(...boxes.map(({ right }) => right)) - innerWidth,
        left: Math.min(...boxes.map(({ left }) => left)),
      };
    });
    expect(layout.height, name).toBeLessThanOrEqual(1 / 6);
    expect(layout.tops, `controls share a line: ${name}`).toBeLessThan(0);
    expect(layout.right, name).toBeLessThanOrEqual(0);
    expect(layout.left, name).toBeGreaterThanOrEqual(0);
    await button.click();
    await expect(menu).toBeVisible();
    // Fails if the menu covers the button.
    await button.click();
    await expect(menu).toBeHidden();
  });
});

for (const address of ['/docs/api/fees', '/demo'])
  test(`in large text little of ${address} sticks`, async ({ page }) => {
    await visit(page, address);
    if (address === '/demo') {
      await wake(page);
      await page.getByRole('button', { name: officeWords.tour.start }).click();
    }
    const look = async (name: string) => expect.soft(await stuckShare(page), name).toBeLessThanOrEqual(1 / 6);
    await atEachTextSize(page, look, [largest]);
  });

/** The largest share of the window that parts take which stay while the page scrolls. */
const stuckShare = (page: Page) =>
  page.evaluate(async () => {
    const parts = [...document.querySelectorAll('body *:not(.skip)')].filter((part) =>
      ['sticky', 'fixed'].includes(getComputedStyle(part).position),
    );
    let most = 0;
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      let height = 0;
      for (const part of parts.filter((each) => each.checkVisibility({ visibilityProperty: true }))) {
        const { position, top, bottom } = getComputedStyle(part);
        const box = part.getBoundingClientRect();
        const edges = [
          box.top - Number.parseFloat(top),
          innerHeight - box.bottom - Number.parseFloat(bottom),
        ];
        if (position === 'fixed' || edges.some((edge) => Math.abs(edge) < 2)) height += box.height;
      }
      most = Math.max(most, height / innerHeight);
    }
    return most;
  });
