// What holds for every page of the site, whichever pages there are.
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { filesIn, isGallery } from '../site/checks/page-files.ts';
import { axeProblems } from './support/axe.ts';
import { builtPages } from './support/built-pages.ts';
import { brokenNumbers, overlapping } from './support/clashing-text.ts';
import { watch } from './support/console-and-requests.ts';
import { desktop, inspections, phone } from './support/how-closely.ts';
import { unseenStopsInMain } from './support/keyboard-focus.ts';
import { registeredPages } from './support/registered-pages.ts';
import { test } from './support/shared-pages.ts';
import { stickingOut } from './support/sideways-scroll.ts';
import { cutOff, spaceText } from './support/text-spacing.ts';
import { invisibleText, mainLines } from './support/visible-text.ts';

const routeFiles = filesIn(fileURLToPath(new URL('../site/src/pages', import.meta.url)));

// The gallery is a long page, and a busy machine takes its time over it.
test.describe.configure({ timeout: 180_000 });

// What this worker has found to be well, on whichever page.
const wellSeen = new Set<string>();

test('every registered page is there', () => {
  expect(builtPages).toEqual(expect.arrayContaining(registeredPages));
});

for (const { address, closely, looks } of inspections(builtPages, routeFiles)) {
  test(`${address} holds for everyone`, async ({ shared: { scripted: page, unscripted } }) => {
    await Promise.all([page, unscripted].map((each) => each.setViewportSize(desktop)));
    const watched = watch(page);
    // The not-found page is what any unknown address shows.
    const missing = address === '/404';
    const response = await page.goto(missing ? '/no-such-page' : address);
    expect.soft(response?.status()).toBe(missing ? 404 : 200);
    // The gallery shows side by side what never meets on one page.
    const leaveOut = isGallery(address) ? ['landmark-unique'] : [];
    // The footer is the same on every page.
    const without = address === '/' ? [] : ['body > footer'];
    if (!isGallery(address)) await expect.soft(page.locator('h1')).toHaveCount(1);
    const text = await mainLines(page);

    // The gallery shows parts of the header and the footer among its content; on a page they stand outside it.
    if (!isGallery(address))
      await test.step('is complete without JavaScript', () => withoutScript(unscripted, page.url(), text));
    await test.step('the skip link leads to the content', () => skipLink(page));
    if (closely)
      await test.step('the focus is always seen', async () => {
        expect.soft((await unseenStopsInMain(page)).problems).toEqual([]);
      });

    let first = true;
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      await test.step(`fits ${viewport.width} px`, async () => {
        expect.soft(await stickingOut(page), `sideways scroll at ${viewport.width} px`).toEqual([]);
        // The gallery shows parts where they have less room than any page gives them.
        if (isGallery(address)) return;
        expect.soft(await page.evaluate(overlapping), `text on text at ${viewport.width} px`).toEqual([]);
        expect.soft(await page.evaluate(brokenNumbers), `broken numbers, ${viewport.width} px`).toEqual([]);
      });
      await test.step(`fits ${viewport.width} px with wider text spacing`, async () => {
        await spaceText(page, true);
        expect.soft(await stickingOut(page), `text spacing, ${viewport.width} px`).toEqual([]);
        expect.soft(await page.evaluate(cutOff), `cut off, ${viewport.width} px`).toEqual([]);
        await spaceText(page, false);
      });
      for (const [nth, { theme }] of looks.filter((look) => look.viewport === viewport).entries()) {
        await test.step(`axe, ${viewport.width} px, ${theme}`, async () => {
          await chooseTheme(page, theme);
          // The first look at a page of its kind measures every text; the others what has colours of its own.
          const scope = closely && first ? {} : { wellSeen };
          first = false;
          const problems = await axeProblems(page, { leaveOut, without, coloursOnly: nth > 0, ...scope });
          expect.soft(problems, `axe, ${viewport.width} px, ${theme}`).toEqual([]);
        });
      }
    }

    await test.step('fits a phone with large text', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      // With larger text a sum may break before the page scrolls sideways.
      if (!isGallery(address)) expect.soft(await page.evaluate(brokenNumbers), 'broken numbers').toEqual([]);
      // What a browser set to 20 and to 24 px does: lengths in rem follow.
      for (const size of ['125%', '150%']) {
        await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size);
        expect.soft(await stickingOut(page), `text at ${size}`).toEqual([]);
      }
    });

    // The browser itself notes the status of a page that is not found.
    const messages = watched.messages.filter((message) => !(missing && message.includes('status of 404')));
    expect.soft(messages, 'console messages').toEqual([]);
    expect.soft(watched.foreign, 'requests to other hosts').toEqual([]);
  });
}

async function withoutScript(page: Page, url: string, expected: string[]): Promise<void> {
  await page.goto(url);
  // A control that is of no use without its script waits hidden in the HTML; only its own words may.
  const waiting = page
    .locator('main')
    .locator(
      'button[hidden], fieldset[hidden] :is(legend, label), [data-needs-script], [data-needs-script] *',
    );
  const texts = await waiting.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const pieces = [element.textContent];
      const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) pieces.push(walk.currentNode.textContent ?? '');
      return pieces;
    }),
  );
  const own = texts.map((text) => text?.replace(/\s+/g, ' ').trim() ?? '');
  const lines = new Set([...(await mainLines(page)), ...own]);
  expect
    .soft(
      expected.filter((line) => !lines.has(line)),
      'text that only a script brings',
    )
    .toEqual([]);
  expect.soft(await page.evaluate(invisibleText), 'text that waits for a script').toEqual([]);
}

async function skipLink(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await page.keyboard.press('Tab');
  const link = page.locator(':focus');
  await expect.soft(link).toHaveText('Skip to content');
  await expect.soft(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect
    .soft(
      await page.evaluate(() => document.activeElement?.closest('body > header') === null),
      'past the header',
    )
    .toBe(true);
}

async function chooseTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(name);
  }, theme);
}
