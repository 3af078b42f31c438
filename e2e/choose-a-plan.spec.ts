// Choosing a plan: prices by the year and by the month, with and without JavaScript.
import { expect, type Page, test } from '@playwright/test';
import { visit } from './support/visit.ts';

const plans = {
  Starter: {
    annual: '1,440,000',
    total: '17,280,000',
    monthly: '1,800,000',
    students: 'Up to 500 students',
    uptime: '99.5%',
    button: 'Start Free Trial',
  },
  Professional: {
    annual: '2,880,000',
    total: '34,560,000',
    monthly: '3,600,000',
    students: 'Up to 5,000 students',
    uptime: '99.9%',
    button: 'Start Free Trial',
  },
  Enterprise: {
    annual: '5,760,000',
    total: '69,120,000',
    monthly: '7,200,000',
    students: 'Unlimited students',
    uptime: '99.99%',
    button: 'Contact Sales',
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

test('each plan says whom it is for, its uptime and what to do next', async ({ page }) => {
  await visit(page, '/pricing');
  for (const [name, { students, uptime, button }] of Object.entries(plans)) {
    const text = await shown(page, name);
    expect(text).toContain(students);
    expect(text).toContain(uptime);
    await expect(card(page, name).getByRole('link', { name: button })).toHaveAttribute('href', /^\/contact/);
  }
});

test('the page says what a year saves, what the trial costs and how to pay', async ({ page }) => {
  await visit(page, '/pricing');
  const main = page.getByRole('main');
  await expect(main).toContainText('20%');
  await expect(main).toContainText(/30-day free trial/);
  await expect(main).toContainText(/no payment/);
  // The answers stand in the page even while they are folded.
  const text = (await main.textContent()) ?? '';
  for (const way of ['MTN MoMo', 'Airtel Money', 'bank transfer', 'credit card', 'NET 30']) {
    expect(text.toLowerCase()).toContain(way.toLowerCase());
  }
});

test('six questions open one at a time', async ({ page }) => {
  await visit(page, '/pricing');
  const questions = page.getByRole('main').locator('details');
  await expect(questions).toHaveCount(6);
  await questions.nth(1).locator('summary').click();
  await questions.nth(3).locator('summary').click();
  await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1);
  await expect(questions.nth(3)).toHaveAttribute('open');
});

test('every way on leads to the contact page', async ({ page }) => {
  await visit(page, '/pricing');
  const links = await page.getByRole('main').locator('a[href^="/"]').all();
  expect(links.length).toBeGreaterThan(3);
  for (const link of links) await expect(link).toHaveAttribute('href', /^\/contact(\?|$)/);
});

test('the plans are compared in a real table', async ({ page }) => {
  await visit(page, '/pricing');
  const table = page.getByRole('table');
  for (const name of Object.keys(plans))
    await expect(table.getByRole('columnheader', { name })).toBeVisible();
  const rows = ['Students', 'Uptime'];
  for (const name of rows)
    await expect(table.getByRole('rowheader', { name: new RegExp(name) }).first()).toBeVisible();
});
