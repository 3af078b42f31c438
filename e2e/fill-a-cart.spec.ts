// The cart of the store: choosing, changing, returning, and sending the order.
import { expect, type Page, test } from '@playwright/test';
import { formWords } from '../site/src/facts/forms.ts';
import { colourNames, products } from '../site/src/facts/products.ts';
import { store } from '../site/src/features/store/words.ts';
import { formatUgx } from '../site/src/lib/money.ts';
import { axeProblems } from './support/axe.ts';
import { control, submit, visit } from './support/visit.ts';

const words = store.cart;
const [first] = products();
const last = products().at(-1);
if (!first || !last || first.sizes.length < 2) throw new Error('The first product needs two sizes.');
const colourOf = ({ colours: [dye = 'cream'] }: typeof first) => colourNames()[dye];
const cost = (pieces: number) => formatUgx(first.price.ugx * pieces).replace(/\s+/g, ' ');

const cart = (page: Page) => page.getByRole('dialog', { name: words.cart });
const opener = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`^${words.cart}, `) });
const product = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const row = (page: Page, text: string) => cart(page).getByRole('listitem').filter({ hasText: text });

async function read(page: Page): Promise<string> {
  return (await cart(page).innerText()).replace(/\s+/g, ' ');
}

/** Waits until the cart opens. */
async function add(page: Page, name: string, colour?: string, size?: string): Promise<void> {
  const card = product(page, name);
  if (colour) await card.getByRole('radio', { name: colour }).check();
  if (size) await card.getByRole('radio', { name: size, exact: true }).check();
  await card.getByRole('button', { name: new RegExp(`^${store.product.add}`) }).click();
  await expect(cart(page)).toBeVisible();
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(cart(page)).toBeHidden();
}

test('changes and removes products, and sends an order with a mobile money number, never a PIN', async ({
  page,
}) => {
  await visit(page, '/store');
  const { name } = first;
  const colour = colourOf(first);
  const [small = '', large = ''] = first.sizes;
  await add(page, name, colour, large);
  await expect(row(page, name)).toContainText(`${colour}, ${large}`);
  await close(page);
  await expect(opener(page)).toHaveAccessibleName(`${words.cart}, 1 ${words.items.one}`);
  await add(page, name, colour, large);
  await expect(row(page, name)).toHaveCount(1);
  await expect.poll(() => read(page)).toContain(cost(2));
  await row(page, name).getByRole('spinbutton').fill('3');
  await expect.poll(() => read(page)).toContain(cost(3));
  await close(page);
  await add(page, name, colour, small);
  await expect(row(page, name)).toHaveCount(2);
  await row(page, `${colour}, ${large}`)
    .getByRole('button', { name: new RegExp(`^${words.lines.line.remove}`) })
    .click();
  await expect(row(page, name)).toHaveCount(1);

  expect(await axeProblems(page)).toEqual([]);
  await cart(page).getByRole('button', { name: words.lines.checkout }).click();
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
  await control(form, 'mobileMoney').fill('0772 123456');
  await form.getByRole('checkbox').check();
  const sent = page.waitForRequest('**/api/forms/order');
  await submit(form).click();
  expect(JSON.parse((await sent).postDataJSON().items)).toEqual([
    { product: name, colour, size: small, quantity: 1 },
  ]);

  await expect(cart(page)).toContainText(formWords.order.sent);
  await expect(cart(page)).toContainText(/TRD-/);
  await cart(page)
    .getByRole('button', { name: formWords.order.again ?? '' })
    .click();
  await expect(cart(page)).toBeHidden();
  await expect(opener(page)).toHaveAccessibleName(`${words.cart}, 0 ${words.items.many}`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a product’s button links to a form that orders products with a quantity', async ({ page }) => {
    await visit(page, '/store');
    await product(page, last.name)
      .getByRole('button', { name: new RegExp(`^${store.product.add}`) })
      .click();
    await expect(page).toHaveURL(/\/store\?.*#order$/);
    const sheet = page.locator('#order form');
    const wanted = sheet.getByRole('group', { name: new RegExp(`^${last.name}`) });
    const colour = colourNames()[last.colours.at(-1) ?? 'cream'];
    await wanted.locator('[name$=".colour"]').selectOption(colour);
    await wanted.locator('[name$=".quantity"]').fill('3');
    await control(sheet, 'name').fill('Grace Achieng');
    await control(sheet, 'email').fill('grace@school.example');
    await control(sheet, 'phone').fill('0772 123456');
    await control(sheet, 'area', 'elsewhere').check();
    await control(sheet, 'address').fill('Gulu High Street');
    await control(sheet, 'mobileMoney').fill('12');
    await sheet.getByRole('checkbox').check();
    await submit(sheet).click();
    // Errors show in the same sheet, with all input.
    await expect(page.getByRole('alert')).toContainText(formWords.order.fields.mobileMoney.wrong ?? '');
    await expect(wanted.locator('[name$=".quantity"]')).toHaveValue('3');
    await expect(wanted.locator('[name$=".colour"]')).toHaveValue(colour);
    await control(sheet, 'mobileMoney').fill('0752 123456');
    await sheet.getByRole('checkbox').check();
    await submit(sheet).click();
    await expect(page.getByRole('main')).toContainText(/TRD-/);
  });
});
