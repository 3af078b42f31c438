// What holds for every page of the site, whichever pages there are.
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { filesIn, isGallery } from '../site/checks/page-files.ts';
import { axeProblems } from './support/axe.ts';
import { builtPages } from './support/built-pages.ts';
import { brokenNumbers, overlapping } from './support/clashing-text.ts';
import { watch } from './support/console-and-requests.ts';
import { desktop, inspections, phone } from './support/how-closely.ts';
import { describeFocus, unseenStopsInMain } from './support/keyboard-focus.ts';
import { registeredPages } from './support/registered-pages.ts';
import { test } from './support/shared-pages.ts';
import { stickingOut, stickingOutAt } from './support/sideways-scroll.ts';
import { withWideText } from './support/text-spacing.ts';
import { mainLines } from './support/visible-text.ts';
import { type Seen, seenAsServed, seenWithoutScript } from './support/without-script.ts';

const routeFiles = filesIn(fileURLToPath(new URL('../site/src/pages', import.meta.url)));

// The gallery is a long page, and a busy machine takes its time over it.
test.describe.configure({ timeout: 180_000 });

// What this worker has found to be well, on whichever page.
const wellSeen = new Set<string>();

test('every registered page is there', () => {
  expect(builtPages).toEqual(expect.arrayContaining(registeredPages));
});

for (const { address, closely, looks } of inspections(builtPages, routeFiles)) {
  test(`${address} holds for everyone`, async ({ shared: { scripted, unscripted, unpainted: page } }) => {
    // The first of a route is opened where it is painted, too: what a script does with a frame is heard there.
    const opened = closely ? scripted : page;
    await page.setViewportSize(desktop);
    const watched = [...new Set([opened, page])].map(watch);
    // The not-found page is what any unknown address shows.
    const missing = address === '/404';
    const path = missing ? '/no-such-page' : address;
    const response = await opened.goto(path);
    expect.soft(response?.status()).toBe(missing ? 404 : 200);
    if (opened !== page) await page.goto(path);
    await page.evaluate(fontsAreThere);
    // The gallery shows side by side what never meets on one page.
    const leaveOut = isGallery(address) ? ['landmark-unique'] : [];
    // The footer is the same on every page.
    const without = address === '/' ? [] : ['body > footer'];
    if (!isGallery(address)) await expect.soft(opened.locator('h1')).toHaveCount(1);
    const text = await mainLines(opened);

    // The gallery shows parts of the header and the footer among its content; on a page they stand outside it.
    if (!isGallery(address))
      await test.step('is complete without JavaScript', async () => {
        // The first of a route is loaded without script; of the others, those that a script has changed.
        const asServed = closely ? undefined : await seenAsServed(page);
        if (!asServed) await unscripted.goto(page.url());
        complete(asServed ?? (await seenWithoutScript(unscripted)), text);
      });
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
        const { out, cut } = await withWideText(page);
        expect.soft(out, `text spacing, ${viewport.width} px`).toEqual([]);
        expect.soft(cut, `cut off, ${viewport.width} px`).toEqual([]);
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
      expect.soft(await stickingOutAt(page, ['125%', '150%'])).toEqual({ '125%': [], '150%': [] });
    });

    // The browser itself notes the status of a page that is not found.
    const messages = watched
      .flatMap((each) => each.messages)
      .filter((message) => !(missing && message.includes('status of 404')));
    expect.soft(messages, 'console messages').toEqual([]);
    expect
      .soft(
        watched.flatMap((each) => each.foreign),
        'requests to other hosts',
      )
      .toEqual([]);
  });
}

function complete({ lines, waiting }: Seen, expected: string[]): void {
  const there = new Set(lines);
  expect
    .soft(
      expected.filter((line) => !there.has(line)),
      'text that only a script brings',
    )
    .toEqual([]);
  expect.soft(waiting, 'text that waits for a script').toEqual([]);
}

async function skipLink(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await page.keyboard.press('Tab');
  const { name, problem } = await page.evaluate(describeFocus);
  expect.soft(name).toContain('Skip to content');
  expect.soft(problem, 'the skip link').toBeUndefined();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect
    .soft(
      await page.evaluate(() => document.activeElement?.closest('body > header') === null),
      'past the header',
    )
    .toBe(true);
}

/** What nobody paints asks for its fonts when it is first laid out. Runs in the page. */
async function fontsAreThere(): Promise<void> {
  document.body.getBoundingClientRect();
  await document.fonts.ready;
}

async function chooseTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(name);
  }, theme);
}
