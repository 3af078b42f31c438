// Filling a cart in the store: choosing, changing, coming back, and sending the order.
import { expect, type Page, test } from '@playwright/test';
import { formWords } from '../site/src/facts/forms.ts';
import { axeProblems } from './support/axe.ts';
import { control, submit } from './support/forms.ts';
import { visit } from './support/visit.ts';

const cart = (page: Page) => page.getByRole('dialog', { name: 'Cart' });
const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Cart, / });
const product = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const row = (page: Page, text: string) => cart(page).getByRole('listitem').filter({ hasText: text });

async function read(page: Page): Promise<string> {
  return (await cart(page).innerText()).replace(/\s+/g, ' ');
}

/** Waits until the button does what it says: the cart opens. */
async function add(page: Page, name: string, colour?: string, size?: string): Promise<void> {
  const card = product(page, name);
  if (colour) await card.getByRole('radio', { name: colour }).check();
  if (size) await card.getByRole('radio', { name: size, exact: true }).check();
  await card.getByRole('button', { name: /^Add to Cart/ }).click();
  await expect(cart(page)).toBeVisible();
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(cart(page)).toBeHidden();
}

test('what is chosen is in the cart, can be changed and taken out', async ({ page }) => {
  await visit(page, '/store');
  await add(page, 'Dev Hoodie', 'Charcoal', 'L');
  await expect(row(page, 'Dev Hoodie')).toContainText('Charcoal, L');
  await close(page);
  await expect(opener(page)).toHaveAccessibleName('Cart, 1 item');

  await add(page, 'Dev Hoodie', 'Charcoal', 'L');
  await expect(row(page, 'Dev Hoodie')).toHaveCount(1);
  await row(page, 'Dev Hoodie').getByRole('button', { name: 'One more' }).click();
  expect(await read(page)).toContain('UGX 135,000');
  await row(page, 'Dev Hoodie').getByRole('button', { name: 'One fewer' }).click();
  expect(await read(page)).toContain('UGX 90,000');
  await close(page);

  await add(page, 'Dev Hoodie', 'Charcoal', 'M');
  await expect(row(page, 'Dev Hoodie')).toHaveCount(2);
  await row(page, 'Charcoal, M')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await row(page, 'Charcoal, L')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(cart(page)).toContainText('Your cart is empty.');
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
});

test('an order is sent with a mobile money number and never a PIN, and the cart is empty', async ({
  page,
}) => {
  await visit(page, '/store');
  await add(page, 'Dev Cap', 'Murram');
  expect(await axeProblems(page)).toEqual([]);
  await cart(page).getByRole('button', { name: 'Checkout' }).click();
  const form = cart(page).locator('form');
  await expect(form).toBeVisible();
  await expect(cart(page).getByRole('heading', { level: 2 })).toBeFocused();
  expect(await axeProblems(page)).toEqual([]);
  await expect(form.locator('[name*=pin i], [type=password]')).toHaveCount(0);

  await submit(form).click();
  await expect(page.locator(':focus')).toContainText(/problem/i);

  await control(form, 'name').fill('Grace Achieng');
  await control(form, 'email').fill('grace@school.example');
  await control(form, 'phone').fill('0772 123456');
  await control(form, 'area', 'kampala').check();
  await control(form, 'address').fill('Plot 4, Bombo Road, Wandegeya');
  await control(form, 'provider', 'mtn').check();
  await control(form, 'mobileMoney').fill('0772 123456');
  await form.getByRole('checkbox').check();
  const sent = page.waitForRequest('**/api/forms/order');
  await submit(form).click();
  expect((await sent).postDataJSON()).toMatchObject({
    items: [{ product: 'Dev Cap', colour: 'Murram', size: 'One size', quantity: 1 }],
    provider: 'mtn',
    mobileMoney: '+256772123456',
  });

  await expect(cart(page)).toContainText(formWords.order.sent);
  await expect(cart(page)).toContainText(/TRD-/);
  await cart(page)
    .getByRole('button', { name: formWords.order.again ?? '' })
    .click();
  await expect(cart(page)).toBeHidden();
  await expect(opener(page)).toHaveAccessibleName('Cart, 0 items');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a product’s button leads to a sheet that orders what has a number', async ({ page }) => {
    await visit(page, '/store');
    await product(page, 'Dev Bottle')
      .getByRole('button', { name: /^Add to Cart/ })
      .click();
    await expect(page).toHaveURL(/\/store\?.*#order$/);
    const sheet = page.locator('#order form');
    const bottle = sheet.getByRole('group', { name: /^Dev Bottle/ });
    await bottle.locator('[name$=".colour"]').selectOption('Steel');
    await bottle.locator('[name$=".quantity"]').fill('3');
    await control(sheet, 'name').fill('Grace Achieng');
    await control(sheet, 'email').fill('grace@school.example');
    await control(sheet, 'phone').fill('0772 123456');
    await control(sheet, 'area', 'elsewhere').check();
    await control(sheet, 'address').fill('Gulu High Street');
    await control(sheet, 'provider', 'airtel').check();
    await control(sheet, 'mobileMoney').fill('12');
    await sheet.getByRole('checkbox').check();
    await submit(sheet).click();
    // What is wrong is said on the same sheet, with everything kept.
    await expect(page.getByRole('alert')).toContainText(formWords.order.fields.mobileMoney.wrong ?? '');
    await expect(bottle.locator('[name$=".quantity"]')).toHaveValue('3');
    await expect(bottle.locator('[name$=".colour"]')).toHaveValue('Steel');
    await control(sheet, 'mobileMoney').fill('0752 123456');
    await sheet.getByRole('checkbox').check();
    await submit(sheet).click();
    await expect(page.getByRole('main')).toContainText(/TRD-/);
  });
});
