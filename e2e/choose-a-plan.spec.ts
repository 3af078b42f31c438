// Pricing: monthly and annual prices, and the price for one school, with and without JavaScript.
import { expect, type Page, test } from '@playwright/test';
import { formWords } from '../site/src/facts/forms.ts';
import { prices } from '../site/src/facts/prices.ts';
import { pricing } from '../site/src/features/pricing/words.ts';
import { fillValues } from '../site/src/lib/format-text.ts';
import { formatUgx, yearlyTotal } from '../site/src/lib/money.ts';
import { setTextSize } from './support/layout.ts';
import { control, hold, submit, visit } from './support/visit.ts';

const { billing } = pricing.plans;
const { words } = pricing.schoolPrice;
const TERM_MONTHS = 4;

/** With ordinary spaces. */
const ugx = (amount: number) => formatUgx(amount).replace(/\s/g, ' ');

const plans = pricing.plans.plans.map(({ plan, name }) => {
  const { annual, monthly } = prices.planPrices[plan];
  return { name, annual, monthly, cap: prices.studentCaps[plan] ?? Number.POSITIVE_INFINITY };
});
const [smallest = { name: '', annual: 0, monthly: 0, cap: 0 }, second] = plans;
const planFor = (learners: number) => plans.find(({ cap }) => learners <= cap) ?? smallest;

/** The card of one plan. */
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Its text, with ordinary spaces. */
async function shown(page: Page, name: string): Promise<string> {
  return (await card(page, name).innerText()).replace(/\s+/g, ' ');
}

/** The switch above the plans. */
const period = (page: Page, name: string) =>
  page.getByRole('group', { name: billing.legend }).getByRole('radio', { name });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows annual prices with the yearly total first, and monthly prices by the next key', async ({
    page,
  }) => {
    await visit(page, '/pricing');
    await expect(period(page, billing.annual)).toBeChecked();
    for (const { name, annual, monthly } of plans) {
      const text = await shown(page, name);
      expect(text).toContain(`${ugx(annual)} `);
      expect(text).toContain(`${ugx(yearlyTotal(annual))} `);
      expect(text).not.toContain(`${ugx(monthly)} `);
    }

    await period(page, billing.annual).focus();
    await page.keyboard.press('ArrowRight');
    await expect(period(page, billing.monthly)).toBeChecked();
    for (const { name, annual, monthly } of plans) {
      const text = await shown(page, name);
      expect(text).toContain(`${ugx(monthly)} `);
      expect(text).not.toContain(`${ugx(annual)} `);
      expect(text).not.toContain(`${ugx(yearlyTotal(annual))} `);
    }
  });
});

test.describe('the price for one school', () => {
  const sheet = (page: Page) => page.locator('[data-school-price]');
  const says = (page: Page, text: string) => expect(sheet(page)).toContainText(text);
  const learnersIn = (page: Page) => page.getByLabel(words.learners, { exact: true });
  const head = (learners: number) =>
    fillValues(words.result.head, { learners, plan: planFor(learners).name });

  test('follows the number, slider and switch, and is stored in the address', async ({ page }) => {
    await visit(page, '/pricing?learners=640&billing=annual');
    const term = planFor(640).annual * TERM_MONTHS;
    await says(page, ugx(term));
    await says(page, ugx(Math.round(term / 640)));
    await expect(learnersIn(page)).toHaveValue('640');

    // Still on the smallest plan.
    const few = Math.floor(smallest.cap / 2);
    await learnersIn(page).fill(String(few));
    await says(page, head(few));
    await says(page, second?.name ?? '');
    const slider = page.getByLabel(words.learnersRange);
    await slider.press('ArrowRight');
    const more = Number(await learnersIn(page).inputValue());
    expect(more).toBeGreaterThan(few);
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      fillValues(words.learnersSaid, { learners: more }),
    );
    await page.getByText(words.whole).click();
    // The same choice as the switch above the plans.
    await page.locator('[name=price-billing][value=monthly]').check();
    await expect(period(page, billing.monthly)).toBeChecked();
    await expect(page).toHaveURL(`/pricing?learners=${more}&billing=monthly`);

    await page.reload();
    await says(page, head(more));
    await says(page, ugx(smallest.monthly * TERM_MONTHS));
  });

  test('keeps a number that was typed before the script arrived', async ({ page }) => {
    const load = await hold(page, /SchoolPrice\.client/);
    await visit(page, '/pricing?learners=640');
    await learnersIn(page).fill('250');
    load();
    await says(page, head(250));
    await expect(learnersIn(page)).toHaveValue('250');
  });

  test('a link shows its number from the first paint, and a trial takes it along', async ({ page }) => {
    const learners = prices.studentCaps.starter ?? 1;
    const load = await hold(page, /SchoolPrice\.client/);
    await visit(page, `/pricing?learners=${learners}`);
    await expect(learnersIn(page)).toHaveValue(String(learners));
    await expect(page.locator('[data-put=term]')).toBeHidden();
    load();
    await says(page, head(learners));
    await expect(page.locator('[data-put=term]')).toBeVisible();
    const trial = card(page, second?.name ?? '').getByRole('link');
    const plan = pricing.plans.plans[1]?.plan;
    await expect(trial).toHaveAttribute(
      'href',
      `/contact?subject=trial&plan=${plan}&learners=${learners}&billing=annual`,
    );
  });

  test('a preset sets it, and it stays in view on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const sizes = pricing.learnerPrice.learners;
    const other = Math.min(...sizes) + 1;
    await visit(page, `/pricing?learners=${other}`);
    // The script has read the address.
    await says(page, head(other));
    for (const learners of sizes) {
      const preset = page.locator(`[data-preset="${learners}"]`);
      await preset.click();
      await expect(preset).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator('[data-put=term]')).toBeInViewport({ ratio: 1 });
      await expect(page.locator('[data-put=term]')).toHaveText(
        formatUgx(planFor(learners).annual * TERM_MONTHS),
      );
    }
  });

  test('in text of 200 % a mistake is not covered by the price', async ({ page }) => {
    await page.setViewportSize({ width: 1062, height: 560 });
    await visit(page, '/pricing');
    await setTextSize(page, 32);
    await learnersIn(page).fill('0');
    const said = page.getByText(words.outside);
    await expect(said).toBeVisible();
    // At the lower edge of the window, where a price that stays in view would be.
    const isOnTop = await said.evaluate((element) => {
      scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' });
      const { left, top, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + 5, top + height / 2) === element;
    });
    expect(isOnTop).toBe(true);
  });

  test('a university comes from its page to its price', async ({ page }) => {
    await visit(page, '/for/universities');
    await page.locator('main a[href*="#my-school"]').click();
    await expect(page).toHaveURL(/\/pricing\?learners=/);
    await expect(page.locator('[data-put=term]')).toBeInViewport({ ratio: 1 });
  });

  test('prints as a quotation on one page', async ({ page }) => {
    await visit(page, '/pricing?learners=640&billing=monthly&sms=12&pay=airtel');
    await says(page, ugx(planFor(640).monthly * TERM_MONTHS));
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    await expect(sheet(page).getByText(words.paper.title)).toBeVisible();
    await expect(page.getByRole('heading', { name: pricing.compare.title })).toBeHidden();
    await expect(learnersIn(page)).toBeHidden();
  });

  test('fills in the quotation form, which returns a reference', async ({ page }) => {
    await visit(page, '/pricing?learners=1240&billing=monthly&sms=3&pay=bank');
    await page.getByRole('link', { name: words.send }).click();
    await expect(page).toHaveURL(/\/pricing\/quotation\?learners=1240/);
    const form = page.getByRole('main').locator('form');
    await form.scrollIntoViewIfNeeded();
    await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
    await says(page, ugx(planFor(1240).monthly * TERM_MONTHS));
    await expect(control(form, 'learners')).toHaveValue('1240');
    await expect(control(form, 'billing', 'monthly')).toBeChecked();
    await expect(control(form, 'pay')).toHaveValue('bank');
    await control(form, 'name').fill('Grace Achieng');
    await control(form, 'institution').fill('Jinja Hill School');
    await control(form, 'email').fill('grace@school.example');
    await control(form, 'privacy').check();
    await submit(form).click();
    await expect(page.getByText(formWords.quotation.sent)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/TRD-/);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is in a table of sizes, with a link to the quotation form', async ({ page }) => {
      await visit(page, '/pricing');
      await expect(learnersIn(page)).toBeHidden();
      const rows = sheet(page).locator('tbody tr');
      const { learners } = pricing.learnerPrice;
      await expect(rows).toHaveCount(learners.length);
      for (const [at, size] of learners.entries()) {
        await expect(rows.nth(at)).toContainText(planFor(size).name);
        await expect(rows.nth(at)).toContainText(ugx(planFor(size).annual * TERM_MONTHS));
      }
      await page.getByRole('link', { name: words.send }).click();
      await expect(control(page.getByRole('main').locator('form'), 'learners')).toBeVisible();
    });
  });
});
