// Every built page: status, one heading, no errors, fits phone and desktop. Pages that together have every style also: no
// JavaScript, keyboard, large and wide text, axe.
import { test as base, expect, type FullProject, type Page } from '@playwright/test';
import { isGallery } from '../site/checks/page-files.ts';
import { navigation } from '../site/src/facts/navigation.ts';
import { axeProblems, COLOUR_RULES } from './support/axe.ts';
import { describeFocus, unseenStopsInMain } from './support/keyboard-focus.ts';
import { layoutFaults, setTextSize, stickingOut, withWideText } from './support/layout.ts';
import { mainLines, missingWithoutScript } from './support/page-text.ts';
import { builtPages, mainOf, pagesWithEveryStyle } from './support/pages.ts';
import { watch } from './support/visit.ts';

const desktop = { width: 1280, height: 800 };
const phone = { width: 320, height: 640 };
const largerPhone = { width: 360, height: 640 };

const contextOf = ({ use: { baseURL = '', locale = '', timezoneId = '' } }: FullProject) =>
  ({ baseURL, locale, timezoneId, serviceWorkers: 'block', reducedMotion: 'reduce' }) as const;

/** Two browser pages for a worker's whole run: a new one for each test is slow. */
const test = base.extend<object, { scripted: Page; unscripted: Page }>({
  // The layout leaves room for them, and painting them takes long. The checks of the built site find a missing one.
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), '--blink-settings=imagesEnabled=false'];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
  scripted: [
    async ({ browser }, use, { project }) => {
      const page = await browser.newPage(contextOf(project));
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  unscripted: [
    async ({ browser }, use, { project }) => {
      const page = await browser.newPage({ ...contextOf(project), javaScriptEnabled: false });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** For checks that take long; geometry is checked on all pages. */
const thorough = pagesWithEveryStyle();

/** In the main part of a page with a script of its own; home stands for the others. */
const SCRIPT = /<astro-island|data-(?:client|form|needs-script)/;

for (const address of builtPages) {
  test(`${address} is complete, accessible and without errors`, async ({ scripted: page, unscripted }) => {
    const gallery = isGallery(address);
    const missing = address === '/404';
    const { messages, foreign } = watch(page);
    // Other tests vote and register. Only here: routes switch off the browser's cache.
    if (/^\/(?:features\/requests|events|community)/.test(address))
      await page.route(/\/api\/(?:votes|places)$/, (route) =>
        route.fulfill({ json: { ok: true, votes: {}, places: {} } }),
      );
    await page.setViewportSize(desktop);
    const response = await page.goto(missing ? '/no-such-page' : address);
    expect.soft(response?.status()).toBe(missing ? 404 : 200);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    if (!gallery) expect.soft(await page.locator('h1').count()).toBe(1);
    const faults = gallery ? stickingOut : layoutFaults;
    expect.soft(await faults(page), '1280 px').toEqual([]);

    if (thorough.has(address)) {
      const main = mainOf(address);
      // An island that starts by itself shows more than without script; before-the-script.spec.ts tests it.
      const text = main.includes('&quot;alone&quot;:true') ? [] : await mainLines(page);
      // The gallery repeats landmarks; the footer is the same on every page.
      const disabled = gallery ? ['landmark-unique'] : [];
      const without = address === '/' ? [] : ['body > footer'];
      await skipLink(page);
      expect.soft((await unseenStopsInMain(page)).problems, 'focus').toEqual([]);
      const axe = await axeProblems(page, { disabled, without });
      expect.soft(axe, 'axe, light, 1280 px').toEqual([]);
      if (!gallery && (address === '/' || SCRIPT.test(main))) {
        await unscripted.goto(page.url());
        expect.soft(await missingWithoutScript(unscripted, text), 'without JavaScript').toEqual([]);
      }
    }

    if (thorough.has(address) && !gallery) {
      // Both at once: the browser lays the page out for each change.
      await Promise.all([page.setViewportSize(largerPhone), setTextSize(page, 32)]);
      expect.soft(await layoutFaults(page), 'text of 200 % at 360 px').toEqual([]);
      await Promise.all([page.setViewportSize(phone), setTextSize(page, 16)]);
    } else await page.setViewportSize(phone);
    expect.soft(await faults(page), '320 px').toEqual([]);
    if (thorough.has(address)) {
      expect.soft(await withWideText(page), 'wider text spacing').toEqual([]);
      await page.evaluate(() => document.documentElement.classList.replace('light', 'dark'));
      const dark = await axeProblems(page, { runOnly: COLOUR_RULES });
      expect.soft(dark, 'colours, dark, 320 px').toEqual([]);
    }

    page.removeAllListeners();
    await page.unrouteAll();
    // The browser logs the status of a missing page.
    const errors = messages.filter((message) => !(missing && message.includes('status of 404')));
    expect.soft(errors, 'console messages').toEqual([]);
    expect.soft(foreign, 'requests to other hosts').toEqual([]);
  });
}

async function skipLink(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const { name, problem } = await page.evaluate(describeFocus);
  expect.soft(name).toContain(navigation.header.skip);
  expect.soft(problem, 'the skip link').toBeUndefined();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inHeader = await page.evaluate(() => document.activeElement?.closest('body > header') !== null);
  expect.soft(inHeader, 'the skip link leads past the header').toBe(false);
}
