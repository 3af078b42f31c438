import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { formOf } from '~/facts/forms';
import type { StoreProduct } from '../cart';
import { OrderForm } from '../OrderForm/OrderForm';
import { store as words } from '../words';
import { CartMenu } from './CartMenu';
import { Checkout } from './Checkout';
import { Products } from './Products';
import { showCart, storeCart } from './use-cart';

const product = (id: string, name: string, price: number): StoreProduct => ({
  id,
  name,
  price,
  description: 'Made in Jinja.',
  shown: { ugx: `UGX ${price}`, usd: '$1' },
  shape: 'cap',
  colours: [{ name: 'Cream', dye: 'cream' }],
  sizes: ['M'],
});
const products = [product('cap', 'Cap', 30_000)];
const rates = { kampala: 5000, elsewhere: 15_000, freeAbove: 50_000, bulk: [{ from: 10, percent: 10 }] };
const order = formOf('order');

const cartWords = words.cart;

const store = () =>
  render(
    <>
      <CartMenu words={cartWords} change="Change" products={products} rates={rates} />
      <Products
        words={words.product}
        id="products"
        title="Six things"
        products={products}
        sheetHref="#order"
      />
    </>,
  );
const opener = () => screen.getByRole('button', { name: new RegExp(`^${cartWords.cart}, `) });
const cart = () => within(screen.getByRole('dialog', { name: cartWords.cart }));
const addTo = (name: string) => screen.getByRole('button', { name: `${words.product.add}: ${name}` });

beforeEach(() => {
  storeCart('');
  showCart(false);
});

it('keeps the cart for the page where storage is refused', async () => {
  const user = userEvent.setup();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  store();
  await user.click(addTo('Cap'));
  expect(opener().textContent).toContain(`1 ${cartWords.items.one}`);
});

it('copies the phone number to the payment number, until another is typed', async () => {
  const none = () => {};
  const shown = {
    change: 'Change',
    priceWords: cartWords.lines.price,
    lines: [],
    products,
    rates,
    sent: false,
  };
  render(
    <>
      <OrderForm id="order" title="Order" products={products} order={order} note={{ purpose: 'to send' }} />
      <Checkout {...shown} onBack={none} onSent={none} onDone={none} />
    </>,
  );
  const [phone, paying] = ['phone', 'mobileMoney'].map(
    (name) => document.querySelector(`[name=${name}]`) as HTMLInputElement,
  ) as [HTMLInputElement, HTMLInputElement];
  await userEvent.type(phone, '0772 123456');
  await userEvent.tab();
  expect(paying.value).toBe('0772 123456');
  await userEvent.clear(paying);
  await userEvent.type(paying, '0752 111222');
  await userEvent.type(phone, '7');
  await userEvent.tab();
  expect(paying.value).toBe('0752 111222');
});

it('opens and closes in a browser without dialogs', async () => {
  const { showModal, close } = HTMLDialogElement.prototype;
  Object.assign(HTMLDialogElement.prototype, { showModal: undefined, close: undefined });
  try {
    store();
    await userEvent.click(opener());
    expect(cart().getByRole('heading', { name: cartWords.cart })).toBeTruthy();
    await userEvent.click(cart().getByRole('button', { name: cartWords.close }));
    expect(document.querySelector('dialog')?.hasAttribute('open')).toBe(false);
  } finally {
    Object.assign(HTMLDialogElement.prototype, { showModal, close });
  }
});

it('takes the discount off, and after the choice of a town shows one total', async () => {
  const none = () => {};
  const lines = [{ product: 'cap', colour: 'Cream', size: 'M', quantity: 10 }];
  const shown = { change: 'Change', priceWords: cartWords.lines.price, lines, products, rates, sent: true };
  render(
    <>
      <OrderForm id="order" title="Order" products={products} order={order} note={{ purpose: 'to send' }} />
      <Checkout {...shown} onBack={none} onSent={none} onDone={none} />
    </>,
  );
  const amounts = () =>
    screen.getAllByRole('definition').map(({ textContent }) => textContent?.replace(/\D/g, ''));
  expect(amounts()).toEqual(['300000', '30000', '270000', '285000']);
  await userEvent.click(document.querySelector('[name=area][value=elsewhere]') as HTMLElement);
  expect(amounts()).toEqual(['300000', '30000', '285000']);
});
