// The site for people who set their browser differently: less motion, their own colours, large text.
import { expect, test } from '@playwright/test';
import { stickingOut } from './support/sideways-scroll.ts';
import { visit } from './support/visit.ts';

const addresses = ['/', '/pricing'];

for (const address of addresses) {
  test.describe(address, () => {
    test('with reduced motion nothing moves and all is there', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, address);
      const moving = await page.evaluate(() =>
        document.getAnimations().map((each) => each.effect?.getTiming().duration),
      );
      expect(moving.filter((duration) => Number(duration) > 1)).toEqual([]);
      const hidden = await page.evaluate(() =>
        [...document.querySelectorAll('main :not(input)')]
          .filter(
            (element) =>
              element.getClientRects().length > 0 && Number(getComputedStyle(element).opacity) < 0.1,
          )
          .map((element) => element.outerHTML.slice(0, 80)),
      );
      expect(hidden).toEqual([]);
    });

    test('scrolled through with motion, everything has come in', async ({ page }) => {
      await visit(page, address);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < height; top += 500) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
        // Each part that has come into view is brought in.
        await page.waitForFunction(() =>
          [...document.querySelectorAll('main [data-reveal]:not([data-reveal="seen"])')].every((part) => {
            const { top, bottom } = part.getBoundingClientRect();
            return bottom < 0 || top > innerHeight * 0.9;
          }),
        );
      }
      await expect
        .poll(() =>
          page.evaluate(
            () =>
              [...document.querySelectorAll('main [data-reveal]')].filter(
                (element) => Number(getComputedStyle(element).opacity) < 1,
              ).length,
          ),
        )
        .toBe(0);
    });

    test('in forced colours links and buttons can be told from the ground', async ({ page }) => {
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
      // A button keeps an edge when its colour is taken away.
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

    test('at 400 % zoom it is one column without sideways scroll', async ({ page }) => {
      // 1280 × 1024 at 400 % is a window of 320 × 256.
      await page.setViewportSize({ width: 320, height: 256 });
      await visit(page, address);
      expect(await stickingOut(page)).toEqual([]);
      // The sticky header leaves most of the window to the page.
      await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
      const bottom = await page
        .getByRole('banner')
        .evaluate((element) => element.getBoundingClientRect().bottom);
      expect(bottom).toBeLessThan(128);
    });

    test('with wider text spacing nothing is cut off', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await visit(page, address);
      // The distances of WCAG 1.4.12.
      await page.evaluate(() => {
        const spacing = new CSSStyleSheet();
        spacing.replaceSync(`
          * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
          p { margin-bottom: 2em !important }`);
        document.adoptedStyleSheets = [spacing];
      });
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('main :is(p, h1, h2, h3, a, li, button, td, th, span)')]
          .filter((element) => {
            const style = getComputedStyle(element);
            const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible';
            const hidden = element.clientWidth <= 1 || element.closest('.visually-hidden') !== null;
            return (
              clips &&
              !hidden &&
              (element.scrollWidth > element.clientWidth + 1 ||
                element.scrollHeight > element.clientHeight + 1)
            );
          })
          .map((element) => element.outerHTML.slice(0, 80)),
      );
      expect(cut).toEqual([]);
      expect(await stickingOut(page)).toEqual([]);
    });
  });
}

const choices = [
  { address: '/pricing', name: 'Monthly' },
  { address: '/store', name: 'Murram' },
  { address: '/features/requests', name: 'Planned' },
  { address: '/startup-program', name: 'SaaS' },
];

for (const { address, name } of choices) {
  test(`in forced colours the choice “${name}” on ${address} can be told from the others`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await visit(page, address);
    const radio = page.getByRole('main').getByRole('radio', { name }).first();
    const drawn = radio.locator('xpath=following-sibling::span');
    await drawn.scrollIntoViewIfNeeded();
    const before = await drawn.screenshot();
    await radio.check();
    await radio.evaluate((element: HTMLElement) => element.blur());
    await expect.poll(async () => (await drawn.screenshot()).equals(before)).toBe(false);
  });
}

test('with large text at 360 px nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of ['/', '/affiliate', '/leaderboard', '/contact']) {
    await visit(page, address);
    // What a browser set to 24 px does: lengths in rem follow.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '150%';
    });
    expect(await stickingOut(page), address).toEqual([]);
  }
});
