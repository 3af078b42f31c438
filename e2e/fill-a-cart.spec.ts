// Filling a cart in the store: choosing, changing, coming back, and sending the order.
import { expect, type Page, test } from '@playwright/test';
import { axeProblems } from './support/axe.ts';
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
  await expect(form).toContainText('We never ask for your PIN');
  await expect(form.getByLabel(/\bPIN\b/)).toHaveCount(0);

  await form.getByRole('button', { name: 'Send order request' }).click();
  await expect(page.locator(':focus')).toContainText(/problem/i);

  await form.getByLabel('Full name').fill('Grace Achieng');
  await form.getByLabel('Email').fill('grace@school.example');
  await form.getByLabel('Phone number').fill('0772 123456');
  await form.getByRole('radio', { name: 'Kampala' }).check();
  await form.getByLabel('Delivery address').fill('Plot 4, Bombo Road, Wandegeya');
  await form.getByRole('radio', { name: 'MTN MoMo' }).check();
  await form.getByLabel('Mobile money number').fill('0772 123456');
  await form.getByRole('checkbox').check();
  const sent = page.waitForRequest('**/api/forms/order');
  await form.getByRole('button', { name: 'Send order request' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    items: [{ product: 'Dev Cap', colour: 'Murram', size: 'One size', quantity: 1 }],
    provider: 'mtn',
    mobileMoney: '+256772123456',
  });

  await expect(cart(page)).toContainText('Your order request has arrived.');
  await expect(cart(page)).toContainText(/TRD-/);
  await cart(page).getByRole('button', { name: 'Continue shopping' }).click();
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
    await bottle.getByLabel('Colour').selectOption('Steel');
    await bottle.getByLabel('How many').fill('3');
    await sheet.getByLabel('Full name').fill('Grace Achieng');
    await sheet.getByLabel('Email').fill('grace@school.example');
    await sheet.getByLabel('Phone number').fill('0772 123456');
    await sheet.getByRole('radio', { name: 'Elsewhere in Uganda' }).check();
    await sheet.getByLabel('Delivery address').fill('Gulu High Street');
    await sheet.getByRole('radio', { name: 'Airtel Money' }).check();
    await sheet.getByLabel('Mobile money number').fill('12');
    await sheet.getByRole('checkbox').check();
    await sheet.getByRole('button', { name: 'Send order request' }).click();
    // What is wrong is said on the same sheet, with everything kept.
    await expect(page.getByRole('alert')).toContainText('Enter a Ugandan mobile number');
    await expect(bottle.getByLabel('How many')).toHaveValue('3');
    await expect(bottle.getByLabel('Colour')).toHaveValue('Steel');
    await sheet.getByLabel('Mobile money number').fill('0752 123456');
    await sheet.getByRole('checkbox').check();
    await sheet.getByRole('button', { name: 'Send order request' }).click();
    await expect(page.getByRole('main')).toContainText(/TRD-/);
  });
});
