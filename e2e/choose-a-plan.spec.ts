// Choosing a plan: prices by the year and by the month, what a term costs one school, with and without JavaScript.
import { expect, type Page, test } from '@playwright/test';
import { formWords } from '../site/src/facts/forms.ts';
import { control, submit } from './support/forms.ts';
import { visit } from './support/visit.ts';

const plans = {
  Starter: {
    annual: '1,440,000',
    total: '17,280,000',
    monthly: '1,800,000',
  },
  Professional: {
    annual: '2,880,000',
    total: '34,560,000',
    monthly: '3,600,000',
  },
  Enterprise: {
    annual: '5,760,000',
    total: '69,120,000',
    monthly: '7,200,000',
  },
};

/** The part of the page that holds one plan. */
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** What a person reads there, with ordinary spaces. */
async function shown(page: Page, name: string): Promise<string> {
  return (await card(page, name).innerText()).replace(/\s+/g, ' ');
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the prices are annual at first, with the yearly total, and monthly on demand', async ({ page }) => {
      await visit(page, '/pricing');
      await expect(page.getByRole('radio', { name: /^Annual/ })).toBeChecked();
      for (const [name, { annual, total, monthly }] of Object.entries(plans)) {
        const text = await shown(page, name);
        expect(text).toContain(`UGX ${annual} `);
        expect(text).toContain(`UGX ${total} per year`);
        expect(text).not.toContain(`UGX ${monthly} `);
      }

      await page.getByRole('radio', { name: 'Monthly' }).check();
      await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
      for (const [name, { annual, total, monthly }] of Object.entries(plans)) {
        const text = await shown(page, name);
        expect(text).toContain(`UGX ${monthly} `);
        expect(text).not.toContain(`UGX ${annual} `);
        expect(text).not.toContain(`UGX ${total} `);
      }
    });
  });
}

test('the period is switched by keyboard, and the focus is seen', async ({ page }) => {
  await visit(page, '/pricing');
  await page.getByRole('radio', { name: /^Annual/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  expect(await shown(page, 'Starter')).toContain('UGX 1,800,000');
  await page.keyboard.press('ArrowLeft');
  expect(await shown(page, 'Starter')).toContain('UGX 1,440,000');
});

test.describe('the price for one school', () => {
  const sheet = (page: Page) => page.locator('[data-school-price]');
  /** What stands there, with ordinary spaces. */
  const says = (page: Page, words: string) =>
    expect(sheet(page)).toContainText(new RegExp(words.replace(/ /g, '\\s')));

  test('is asked by number, slider and switch, and the address carries the answer', async ({ page }) => {
    await visit(page, '/pricing?learners=640&billing=annual');
    await says(page, 'UGX 11,520,000');
    await says(page, 'UGX 18,000');
    await expect(page.getByLabel('Learners', { exact: true })).toHaveValue('640');

    await page.getByLabel('Learners', { exact: true }).fill('480');
    await says(page, '480 learners: Starter');
    await says(page, 'learner 501: Professional');
    await page.getByLabel('Learners, by slider').press('ArrowRight');
    await expect(page.getByLabel('Learners', { exact: true })).toHaveValue('490');
    // One choice with the switch above the plans.
    await page.locator('[name=price-billing][value=monthly]').check();
    await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await expect(page).toHaveURL('/pricing?learners=490&billing=monthly');

    await page.reload();
    await says(page, '490 learners: Starter');
    await says(page, 'UGX 7,200,000');
  });

  test('prints on one page, as a quotation and nothing else', async ({ page }) => {
    await visit(page, '/pricing?learners=640&billing=monthly&sms=12&pay=airtel');
    await says(page, 'UGX 14,400,000');
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    await expect(sheet(page)).toContainText('a quotation');
    await expect(page.getByRole('heading', { name: 'Plan by plan' })).toBeHidden();
    await expect(page.getByLabel('Learners', { exact: true })).toBeHidden();
  });

  test('is sent: what was chosen is filled in, and there is a reference', async ({ page }) => {
    await visit(page, '/pricing?learners=1240&billing=monthly&sms=3&pay=bank');
    await page.getByRole('link', { name: 'Send me this' }).click();
    await expect(page).toHaveURL(/\/pricing\/quotation\?learners=1240/);
    const form = page.getByRole('main').locator('form');
    await form.scrollIntoViewIfNeeded();
    await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
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

    test('stands in a table of six sizes, and can be asked for in writing', async ({ page }) => {
      await visit(page, '/pricing');
      await expect(page.getByLabel('Learners', { exact: true })).toBeHidden();
      const rows = page.locator('#sizes tbody tr');
      await expect(rows).toHaveCount(6);
      const row = rows.filter({ has: page.getByRole('rowheader', { name: '640', exact: true }) });
      await expect(row).toContainText(/Professional.*UGX\s11,520,000.*UGX\s18,000/);

      await page.getByRole('link', { name: 'Send me this' }).click();
      const form = page.getByRole('main').locator('form');
      await control(form, 'learners').fill('640');
      await control(form, 'billing', 'annual').check();
      await control(form, 'sms').fill('0');
      await control(form, 'pay').selectOption('mtn');
      await control(form, 'name').fill('Grace Achieng');
      await control(form, 'institution').fill('Jinja Hill School');
      await control(form, 'email').fill('grace@school.example');
      await control(form, 'privacy').check();
      await submit(form).click();
      await expect(page).toHaveURL(/\/thank-you/);
      await expect(page.getByRole('main')).toContainText(/TRD-/);
    });
  });
});
