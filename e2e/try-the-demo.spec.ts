// The demo: the tour on a phone and by keyboard, reload, and restart.

import { expect, type Locator, type Page, test } from '@playwright/test';
import { VISITS_PATH } from '../contract/src/limits.ts';
import { type DemoOfficeWords, officeWords, storyWords } from '../site/src/features/demo/words.ts';
import { fillValues } from '../site/src/lib/format-text.ts';
import { axeProblems } from './support/axe.ts';
import { setTheme, visit, wake } from './support/visit.ts';

const {
  brother,
  paper,
  exam,
  early,
  earlyLong,
  markRule,
  subject: lateSubject,
} = officeWords.schools.secondary;
const newStream = `${brother.class} North`;
const values = {
  ...{ paper, exam, early, earlyLong, markRule, lateSubject, newClass: brother.class },
  child: 'Nakato Sarah',
  first: 'Sarah',
  father: 'Joseph Ssali',
  brother: 'Timothy Ssali',
  homeStream: 'S.2 North',
};
const words: DemoOfficeWords = JSON.parse(fillValues(JSON.stringify(officeWords), values));
const { roles, tour, register, payments, marks } = words;
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const tab = (page: Page, role: 'teacher' | 'bursar' | 'studies' | 'registrar') =>
  page.getByRole('tab', { name: roles[role].name });
const stepHeading = (page: Page, step: number) =>
  page.getByRole('heading', { name: fillValues(tour.count, { step, steps: 5 }) });
const tourControl = (page: Page) => page.locator('[data-here]');
/** Waits for the first filled text. */
const opening = (text: string) => text.split('{')[0] ?? '';
const news = (page: Page) => page.getByRole('tabpanel').locator('xpath=following-sibling::*[@role="status"]');
async function open(page: Page): Promise<void> {
  await visit(page, '/demo');
  await wake(page);
}

/** Tabs to an element. The page stops there by itself: asking it at each stop is slow. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const stop = await target.evaluateHandle((node) => {
    const stop = new AbortController();
    const isReached = () => node === document.activeElement;
    const stay = (event: KeyboardEvent) => {
      if (event.key === 'Tab' && isReached()) event.preventDefault();
    };
    addEventListener('keydown', stay, { capture: true, signal: stop.signal });
    const from = document.activeElement ?? document.body;
    const isBefore = node.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_FOLLOWING;
    return Object.assign(stop, { isReached, key: isBefore ? 'Shift+Tab' : 'Tab' });
  });
  const key = await stop.evaluate((each) => each.key);
  for (let presses = 1; !(await stop.evaluate(({ isReached }) => isReached())); presses *= 2) {
    if (presses > 128) throw new Error(`The Tab key does not reach ${target}.`);
    for (let pressed = 0; pressed < presses; pressed += 1) await page.keyboard.press(key);
  }
  await stop.evaluate((controller) => controller.abort());
}

/** Parts on top of the page, and the control of the task, in one call: the page may move between two. */
const boxes = (page: Page) =>
  page.evaluate(() => {
    const box = (part: Element | null | undefined) =>
      part?.checkVisibility({ visibilityProperty: true }) ? part.getBoundingClientRect().toJSON() : undefined;
    const find = (selector: string) => document.querySelector(selector);
    return {
      header: box(find('body > header')),
      step: box(find('[role=tablist]')?.parentElement?.parentElement),
      bubble: box(find('[data-tour] > a[href="#parent-phone"]')),
      task: box(find('[aria-labelledby="tour-step"]')),
      control: box(find('[data-here]')),
    };
  });

/** Follows the tour with the marked control, or the first one in the marked part. */
async function doAsAsked(page: Page, byKeyboard: boolean): Promise<void> {
  const marked = tourControl(page);
  const isControl = await marked.evaluate((element) => element.matches('button, input'));
  const present = marked.getByRole('radio', { name: register.marks.present });
  const inside = marked.getByRole((await marked.getByRole('radio').count()) > 0 ? 'radio' : 'button').first();
  const control = isControl ? marked : inside;
  const isText = await control.evaluate((element) => element.matches('input:not([type=radio])'));
  if (byKeyboard) await tabTo(page, control);
  if (isText) return byKeyboard ? page.keyboard.type('74') : control.pressSequentially('74');
  if (await present.count())
    return byKeyboard
      ? page.keyboard.press('ArrowRight')
      : marked.getByRole('radio', { name: register.marks.absent }).check();
  if (!byKeyboard) return control.click();
  await page.keyboard.press(
    control === inside && (await inside.getAttribute('type')) === 'radio' ? 'Space' : 'Enter',
  );
  // The pressed button may have gone.
  await expect(page.locator(':focus')).toBeVisible();
}

for (const { how, width, height } of [
  { how: 'on a phone', width: 360, height: 740 },
  { how: 'by keyboard', width: 1366, height: 768 },
])
  test(`${how} the tour covers all four jobs, every control is in view, and nothing is sent`, async ({
    page,
    context,
  }) => {
    const byKeyboard = how === 'by keyboard';
    await page.setViewportSize({ width, height });
    await open(page);
    const requests: string[] = [];
    page.on('request', (request) => {
      // Any page counts its visit, and loads its pictures when they come near.
      if (!request.url().endsWith(VISITS_PATH) && request.resourceType() !== 'image')
        requests.push(request.url());
    });
    await context.setOffline(true);
    if (!byKeyboard) {
      const length = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(length / height, 'screens of a phone').toBeLessThanOrEqual(11);
    }
    const press = async (name: string) => {
      if (!byKeyboard) return button(page, name).click();
      await tabTo(page, button(page, name));
      await page.keyboard.press('Enter');
    };
    await press(tour.start);
    const steps = Object.values(tour.steps);
    for (const [at, { tasks, done }] of steps.entries()) {
      const heading = stepHeading(page, at + 1);
      await expect(heading).toBeFocused();
      for (const name of tasks) {
        await expect(heading.locator('xpath=..').getByRole('button', { name })).toBeVisible();
        await expect(async () => {
          const { header, step, task, bubble, control } = await boxes(page);
          expect(step?.top, 'the tabs are below the header').toBeLessThanOrEqual(header?.bottom);
          expect(control?.top).toBeGreaterThanOrEqual(step?.bottom);
          expect(control?.bottom).toBeLessThanOrEqual(height);
          if (!byKeyboard) expect(step?.bottom, 'a quarter of the screen').toBeLessThanOrEqual(height / 4);
          if (bubble) expect(bubble.bottom, 'the task').toBeLessThanOrEqual(task?.top);
        }, name).toPass();
        const ring = await tourControl(page).evaluate((element) => getComputedStyle(element).boxShadow);
        expect(ring, 'the mark').not.toBe('none');
        await doAsAsked(page, byKeyboard);
      }
      await expect(page.getByText(done)).toBeInViewport();
      await press(at + 1 < steps.length ? tour.next : tour.finish);
    }
    await expect(page.getByRole('heading', { name: tour.end.title })).toBeFocused();
    await expect(page.getByText('Sandbox Secondary School').first()).toBeInViewport();
    await press(tour.end.back);
    await expect(page.getByText(roles.done)).toHaveCount(4);
    // Typed once: the new learner is on the teacher's list.
    await tab(page, 'teacher').click();
    await page.getByLabel(register.stream).selectOption(newStream);
    await expect(page.getByRole('group', { name: 'Ssali Timothy' })).toBeVisible();
    expect(requests, 'requests while the demo is used').toEqual([]);
  });

test('a primary school has an address, and a link opens a desk', async ({ page }) => {
  await visit(page, '/demo/primary#tab-bursar');
  await wake(page);
  await expect(page.getByText(payments.matched)).toHaveCount(3);
  await tab(page, 'teacher').click();
  await expect(page.getByLabel(register.stream)).toHaveValue(/^P\./);
  await page.getByRole('navigation', { name: words.schools.label }).getByRole('link').last().click();
  await expect(page).toHaveURL(/\/demo$/);
});

test('the report card prints on one page', async ({ page }) => {
  await open(page);
  await tab(page, 'studies').click();
  await button(page, /^Nakato Sarah/).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-paper-copy]')).toContainText(opening(marks.report.title));
  await expect(page.locator('[data-paper-copy]')).toBeVisible();
  for (const part of ['main', 'body > footer', 'body > header'])
    await expect(page.locator(part)).toBeHidden();
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g);
  expect(pages).toHaveLength(1);
});

test('a reload keeps the state, the tour can always be left, and restart clears it', async ({ page }) => {
  await open(page);
  await button(page, tour.start).click();
  await page.keyboard.press('Escape');
  await expect(button(page, tour.again)).toBeVisible();
  await page.getByRole('switch').click();
  await page
    .getByRole('group', { name: 'Nakato Sarah' })
    .getByRole('radio', { name: register.marks.late })
    .check();
  await button(page, register.close).click();

  await page.reload();
  await wake(page);
  await expect(page.getByText(register.outbox.kept)).toBeVisible();
  await expect(page.getByRole('switch')).not.toBeChecked();
  await expect(page.getByRole('tabpanel')).toContainText('19 present, 1 late');

  await tab(page, 'bursar').click();
  for (const [role, theme] of [
    ['bursar', 'dark'],
    ['studies', 'light'],
    ['registrar', 'dark'],
  ] as const) {
    await tab(page, role).click();
    await setTheme(page, theme);
    expect.soft(await axeProblems(page), `${theme}, ${role}`).toEqual([]);
  }

  await button(page, words.foot.reset).click();
  await expect(page.getByRole('tab', { name: roles.teacher.name, selected: true })).toBeVisible();
  await expect(news(page)).toHaveText(words.foot.wasReset);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('demo'))).toBeNull();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows the same steps as pictures', async ({ page }) => {
    await visit(page, '/demo');
    await expect(page.locator('main [data-without-script]')).toBeVisible();
    const story = page.locator('#story li:has(h3)');
    await expect(story).toHaveCount(5);
    await expect(story.locator('figure')).toHaveCount(5);
    await expect(story.nth(1)).toContainText(storyWords().payments.nobody);
    await expect(page.getByRole('tablist')).toBeHidden();
  });
});
