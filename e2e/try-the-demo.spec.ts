// The demo: all four jobs by keyboard and offline, the tour on two screens, reload, and restart.

import { expect, type Locator, type Page, test } from '@playwright/test';
import { VISITS_PATH } from '../contract/src/limits.ts';
import { type DemoOfficeWords, officeWords, storyWords } from '../site/src/apps/demo/words.ts';
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
const { roles, tour, register, payments, marks, admissions } = words;
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
const phone = (page: Page) => page.getByRole('region', { name: words.phone.title });

async function open(page: Page): Promise<void> {
  await visit(page, '/demo');
  await wake(page);
}

/** Tabs to an element, forwards or backwards. The page stops there by itself: asking it at each stop is slow. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const stop = await target.evaluateHandle((node) => {
    const stop = new AbortController();
    const stay = (event: KeyboardEvent) => {
      if (event.key === 'Tab' && isReached()) event.preventDefault();
    };
    const isReached = () => node === document.activeElement;
    addEventListener('keydown', stay, { capture: true, signal: stop.signal });
    return Object.assign(stop, { isReached });
  });
  for (let presses = 1; !(await stop.evaluate(({ isReached }) => isReached())); presses *= 2) {
    if (presses > 128) throw new Error(`The Tab key does not reach ${target}.`);
    for (let pressed = 0; pressed < presses; pressed += 1) await page.keyboard.press(key);
  }
  await stop.evaluate((controller) => controller.abort());
}

async function press(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}

test('the tour covers all four jobs by keyboard, and nothing is sent', async ({ page, context }) => {
  await open(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    // Any page counts its visit.
    if (!request.url().endsWith(VISITS_PATH)) requests.push(request.url());
  });
  await context.setOffline(true);

  await test.step('teacher: a register without a network, sent once', async () => {
    await press(page, button(page, tour.start));
    await expect(stepHeading(page, 1)).toBeFocused();
    await tabTo(
      page,
      page.getByRole('group', { name: 'Nakato Sarah' }).getByRole('radio', { name: register.marks.present }),
    );
    await page.keyboard.press('ArrowRight');
    await expect(
      page.getByRole('group', { name: 'Nakato Sarah' }).getByRole('radio', { name: register.marks.absent }),
    ).toBeChecked();
    const network = page.getByRole('switch', { name: register.network.label });
    await press(page, network, 'Shift+Tab');
    await expect(network).not.toBeChecked();
    await expect(news(page)).toHaveText(words.news.networkOff);
    // Continues anyway.
    await tabTo(
      page,
      page.getByRole('group', { name: 'Ocen Doreen' }).getByRole('radio', { name: register.marks.present }),
    );
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await press(page, button(page, register.close));
    await expect(news(page)).toHaveText(fillValues(words.news.kept, { stream: 'S.2 North' }));
    await expect(phone(page)).toContainText(words.phone.empty);
    await expect(network).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(news(page)).toContainText(words.news.sentOne);
    await expect(page.getByText(register.outbox.sent, { exact: true })).toHaveCount(1);
    await expect(phone(page).getByText('Sarah Nakato (S.2) is absent today')).toHaveCount(1);
  });

  await test.step('bursar: three payments match themselves, the fourth is matched by hand', async () => {
    await press(page, button(page, tour.next), 'Shift+Tab');
    await expect(stepHeading(page, 2)).toBeFocused();
    await expect(page.getByText(payments.matched)).toHaveCount(3);
    await expect(news(page)).toHaveText(fillValues(words.news.payments, { matched: 3, unmatched: 1 }));
    const candidates = page.getByRole('group', { name: payments.whose });
    await tabTo(page, candidates.getByRole('radio').first());
    // The next child owes nothing: a warning before the match, and a way back after it.
    await page.keyboard.press('ArrowDown');
    await press(page, button(page, payments.matchAnyway));
    await expect(phone(page)).toContainText('Paid ahead');
    await press(page, button(page, payments.undo), 'Shift+Tab');
    await expect(phone(page)).toContainText('Correction');
    await expect(page.getByText(payments.nobody)).toBeVisible();
    await expect(candidates.getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('Space');
    await press(page, button(page, payments.match));
    await expect(page.getByText(payments.matchedByHand)).toHaveCount(1);
    await expect(page.getByRole('button', { name: payments.ledger }).last()).toBeFocused();
    await page.keyboard.press('Enter');
    const receipt = page.getByRole('region', { name: payments.receipt.title });
    await expect(receipt).toBeFocused();
    await expect(receipt).toContainText(/UGX\s100,000/);
    await expect(phone(page)).toContainText(/UGX\s100,000/);
    await press(page, button(page, payments.day.button));
    await expect(news(page)).toHaveText(words.news.dayAgrees);
  });

  await test.step('director of studies: two marks make a grade and a report card', async () => {
    await press(page, button(page, tour.next), 'Shift+Tab');
    await tabTo(page, page.getByLabel(fillValues(marks.box.continuous, { name: 'Nakato Sarah' })));
    await page.keyboard.type('174');
    await expect(page.getByRole('alert')).toContainText(marks.wrong);
    await page.keyboard.press('Home');
    await page.keyboard.press('Delete');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await page.keyboard.type('68');
    await expect(page.getByRole('row', { name: /^Nakato Sarah/ })).toContainText('69B');
    await press(page, button(page, marks.publish));
    await expect(news(page)).toHaveText(
      `${fillValues(words.news.published, { subject: 'Physics' })} ${fillValues(words.news.messagesMany, { count: 40 })}`,
    );
    await press(page, button(page, /^Nakato Sarah/), 'Shift+Tab');
    const card = page.getByRole('region', {
      name: fillValues(marks.report.label, { learner: 'Sarah Nakato' }),
    });
    await expect(card.getByRole('row', { name: /^Physics/ })).toHaveText('Physics14.854.469B');
  });

  await test.step('registrar: from received to enrolled, with its letter', async () => {
    await press(page, button(page, tour.next), 'Shift+Tab');
    await press(page, button(page, /^Timothy Ssali/));
    await press(page, button(page, admissions.review.button));
    await expect(page.getByLabel(admissions.admit.stream)).toBeFocused();
    await press(page, button(page, admissions.admit.button));
    await expect(page.getByRole('region', { name: admissions.letter.title })).toContainText(
      fillValues(admissions.letter.greeting, { to: 'Joseph Ssali' }),
    );
    await expect(button(page, admissions.enrol.button)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(news(page)).toHaveText(
      fillValues(words.news.enrolled, { name: 'Timothy Ssali', guardian: 'Joseph Ssali' }),
    );
    await expect(
      page.getByRole('button', {
        name: fillValues(admissions.everywhere.teacher, { stream: newStream, learners: 21 }),
      }),
    ).toBeFocused();
  });

  await test.step('the father’s phone has all of it, and the tour ends', async () => {
    await press(page, button(page, tour.next), 'Shift+Tab');
    await press(page, phone(page).getByRole('button', { name: words.phone.tabs.fees }));
    await expect(phone(page)).toContainText(/UGX\s150,000/);
    await expect(phone(page)).toContainText(new RegExp(`Timothy Ssali, ${newStream}\\s*UGX\\s800,000`));
    await press(page, phone(page).getByRole('button', { name: words.phone.tabs.report }));
    await expect(phone(page)).toContainText('69 B');
    await press(page, button(page, tour.finish), 'Shift+Tab');
    const end = page.getByRole('region', { name: tour.end.title });
    await expect(end.getByRole('heading')).toBeFocused();
    await expect(end.getByText('Sandbox Secondary School')).toHaveCount(5);
    const ways = await end
      .getByRole('link')
      .evaluateAll((links) => links.map((each) => each.getAttribute('href')));
    expect(ways).toEqual(['/moving', '/pricing', '/contact?subject=demo']);
    await press(page, button(page, tour.end.back));
    await expect(button(page, tour.again)).toBeVisible();
    await expect(page.getByText(roles.done)).toHaveCount(4);
  });

  await test.step('typed once: the new learner is on the teacher’s list', async () => {
    await expect(page.getByRole('tab', { selected: true })).toBeFocused();
    await page.keyboard.press('Home');
    await expect(tab(page, 'teacher')).toBeFocused();
    await page.getByLabel(register.stream).selectOption(newStream);
    await expect(page.getByRole('group', { name: 'Ssali Timothy' })).toBeVisible();
  });

  expect(requests, 'requests while the demo is used').toEqual([]);
});

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

/** Follows the tour with the marked control. */
async function doAsAsked(page: Page): Promise<void> {
  const control = tourControl(page);
  if (await control.evaluate((element) => element.matches('button'))) return control.click();
  if (await control.evaluate((element) => element.matches('input'))) return control.pressSequentially('74');
  const absent = control.getByRole('radio', { name: register.marks.absent });
  if (await absent.count()) return absent.check();
  if (await control.getByRole('radio').count()) return control.getByRole('radio').first().check();
  return control.getByRole('button').click();
}

for (const [width, height] of [
  [360, 740],
  [1366, 768],
] as const)
  test(`at ${width} × ${height} every control of the tour is in view, and each SMS is complete`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    if (width === 360) {
      const length = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(length / height, 'screens of a phone').toBeLessThanOrEqual(11);
    }
    await button(page, tour.start).click();
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
          if (width === 360) expect(step?.bottom, 'a quarter of the screen').toBeLessThanOrEqual(height / 4);
          if (bubble) expect(bubble.bottom, 'the task').toBeLessThanOrEqual(task?.top);
        }, name).toPass();
        const ring = await tourControl(page).evaluate((element) => getComputedStyle(element).boxShadow);
        expect(ring, 'the mark').not.toBe('none');
        await doAsAsked(page);
      }
      await expect(page.getByText(done)).toBeInViewport();
      await button(page, at + 1 < steps.length ? tour.next : tour.finish).click();
    }
    await expect(page.getByRole('heading', { name: tour.end.title })).toBeFocused();
    await expect(page.getByText('Sandbox Secondary School').first()).toBeInViewport();
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
    await expect(story.nth(1)).toContainText(storyWords.payments.nobody);
    // Disabled controls are not focusable.
    await expect(page.locator('[inert]').getByRole('button', { name: register.close })).toBeVisible();
  });
});
